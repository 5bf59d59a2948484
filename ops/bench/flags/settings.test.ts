import { flagsWith, NONE, nameOf, settingOfFlags, settingsOf } from './settings.ts'

const start = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--heap-growing-percent=10',
  '--expose-gc',
]

test('no flags come first, then those of npm start, each once', () => {
  expect(settingsOf('16/40,none,4/10,64/none', start).map(nameOf)).toEqual(['none', '4/10', '16/40', '64/none'])
})

test('a setting takes the place of the one of npm start, and leaves its other flags', () => {
  expect(flagsWith({ semiSpaceMb: 16, growingPercent: null }, start)).toEqual([
    '--disable-warning=ExperimentalWarning',
    '--expose-gc',
    '--max-semi-space-size=16',
  ])
  expect(flagsWith(NONE, start)).toEqual(['--disable-warning=ExperimentalWarning', '--expose-gc'])
})

test('the setting of npm start is read from its flags', () => {
  expect(settingOfFlags(start)).toEqual({ semiSpaceMb: 4, growingPercent: 10 })
  expect(settingOfFlags(['--expose-gc'])).toEqual(NONE)
})

test('what is no setting is refused with what one looks like', () => {
  expect(() => settingsOf('16')).toThrow('16 is no setting: write 16/40')
})
