import { readCommandLine } from './command-line.ts'

const release = {
  script: 'release',
  usage: 'npm run release -- <part> [--share <percent>] [--dry-run]',
  words: 1,
  options: { share: { type: 'string' }, 'dry-run': { type: 'boolean' } },
} as const

const read = (args: string[], env: NodeJS.ProcessEnv = {}) => readCommandLine(release, args, env)

test('words and options are what was written behind the two dashes', () => {
  expect(read(['mf-catalog', '--share', '20'], { npm_lifecycle_event: 'release' })).toEqual({
    words: ['mf-catalog'],
    options: { share: '20' },
  })
})

test('an option that npm has kept for itself is refused, with what to write instead', () => {
  // What arrives of `npm run release mf-catalog --share 20`.
  const apart = { npm_lifecycle_event: 'release', npm_config_share: 'true' }
  expect(() => read(['mf-catalog', '20'], apart)).toThrow('npm kept --share for itself')
  expect(() => read(['mf-catalog', '20'], apart)).toThrow('npm run release -- <part>')
  // And of `npm run release mf-catalog --share=20`.
  expect(() => read(['mf-catalog'], { npm_lifecycle_event: 'release', npm_config_share: '20' })).toThrow('--share')
  expect(() => read(['mf-catalog'], { npm_lifecycle_event: 'release', npm_config_dry_run: 'true' })).toThrow(
    'npm kept --dry-run for itself',
  )
})

test('what npm was told for another command is no option of this one', () => {
  expect(read(['mf-catalog'], { npm_lifecycle_event: 'test', npm_config_dry_run: 'true' }).options).toEqual({})
  expect(read(['mf-catalog'], { npm_lifecycle_event: 'release', npm_config_dry_run: '' }).options).toEqual({})
})

test('a word too many and an unknown option are refused', () => {
  expect(() => read(['mf-catalog', '20'])).toThrow('20 is a word too many')
  expect(() => read(['mf-catalog', '--shar', '20'])).toThrow("Unknown option '--shar'")
})
