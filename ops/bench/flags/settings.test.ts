import { flagsWith, NONE, settingOfFlags, settingsOf } from './settings.ts'

const start = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--heap-growing-percent=10',
  '--expose-gc',
]

test('no flags come first, then those of npm start, each once', () => {
  expect(settingsOf('16/40,none,4/10,64/none', start)).toEqual(['none/none', '4/10', '16/40', '64/none'])
})

test('a setting takes the place of the one of npm start, and leaves its other flags', () => {
  expect(flagsWith('16/none', start)).toEqual([
    '--disable-warning=ExperimentalWarning',
    '--expose-gc',
    '--max-semi-space-size=16',
  ])
  expect(flagsWith(NONE, start)).toEqual(['--disable-warning=ExperimentalWarning', '--expose-gc'])
})

test('the setting of npm start is read from its flags', () => {
  expect(settingOfFlags(start)).toBe('4/10')
  expect(settingOfFlags(['--expose-gc'])).toBe(NONE)
})

test('refuses what is no setting and shows what one looks like', () => {
  expect(() => settingsOf('16')).toThrow('16 is no setting: write 16/40')
})
