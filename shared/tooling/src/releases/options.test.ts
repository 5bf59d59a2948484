import { releaseOptions, rollbackOptions, shareNamed, shareOptions } from './options.ts'

const ORIGINS = 'mf-catalog=https://catalog.example mf-account=https://account.example'
const asked = (args: string[], env: NodeJS.ProcessEnv = {}) => releaseOptions({ args, env })

test('a release is for everybody, or for the share that is named', () => {
  expect(asked(['mf-catalog'])).toEqual({ app: 'mf-catalog' })
  expect(asked(['mf-catalog', '--share', '10'])).toEqual({ app: 'mf-catalog', share: 10 })
  expect(() => asked(['mf-shop', '--share', '10'])).toThrow('Name one of host')
})

test('only who says so releases what is not committed', () => {
  expect(asked(['mf-catalog', '--dirty'])).toEqual({ app: 'mf-catalog', isDirty: true })
  const env = { npm_lifecycle_event: 'release', npm_config_dirty: 'true' }
  expect(() => asked(['mf-catalog'], env)).toThrow('npm kept --dirty for itself')
})

test('what is not proved is released only with a reason in words', () => {
  expect(asked(['mf-catalog', '--unproved', 'no browser here'])).toEqual({
    app: 'mf-catalog',
    unproved: 'no browser here',
  })
  expect(() => asked(['mf-catalog', '--unproved', ''])).toThrow('--unproved says why, in words')
  expect(() => asked(['mf-catalog', '--unproved', '-'])).toThrow('--unproved says why, in words')
  expect(() => asked(['mf-catalog', '--unproved'])).toThrow('npm run release -- <part>')
})

test('a preview is for those who have its link: it has no share, no other origin, and tells what is not proved', () => {
  expect(asked(['mf-catalog', '--preview'])).toEqual({ app: 'mf-catalog', isPreview: true })
  expect(() => asked(['mf-catalog', '--preview', '--share', '10'])).toThrow('leave out --share')
  expect(() => asked(['mf-catalog', '--preview', '--unproved', 'in a hurry'])).toThrow('leave out --unproved')
  const env = { REMOTE_ORIGINS: 'mf-catalog=https://catalog.example' }
  expect(() => asked(['mf-catalog', '--preview', '--origin', 'https://catalog.example'], env)).toThrow('--origin')
})

test('a release whose share npm has kept for itself goes to nobody, not to everybody', () => {
  const env = { npm_lifecycle_event: 'release', npm_config_share: 'true' }

  expect(() => asked(['mf-catalog', '20'], env)).toThrow('npm kept --share for itself')
  expect(() => asked(['mf-catalog', '20'])).toThrow('20 is a word too many')
})

test('a share and a way back take what they need and no word more', () => {
  expect(shareOptions({ args: ['mf-catalog', '20'], env: {} })).toEqual({ app: 'mf-catalog', share: 20 })
  expect(() => shareOptions({ args: ['mf-catalog', '20', '30'], env: {} })).toThrow('30 is a word too many')
  expect(rollbackOptions({ args: ['host', 'aaaa1111bb'], env: {} })).toEqual({ app: 'host', version: 'aaaa1111bb' })
  expect(() => rollbackOptions({ args: ['host', 'a', 'b'], env: {} })).toThrow('b is a word too many')
})

test.each(['-1', '101', '1.5', 'ten', '', undefined])('%s is no share', text => {
  expect(() => shareNamed(text)).toThrow('0 to 100')
})

test('a remote comes from another origin only if it may', () => {
  const from = (app: string, origin: string) => asked([app, '--origin', origin], { REMOTE_ORIGINS: ORIGINS })

  expect(from('mf-catalog', 'https://catalog.example').origin).toBe('https://catalog.example')
  expect(() => from('mf-catalog', 'https://account.example')).toThrow('REMOTE_ORIGINS does not say that mf-catalog')
  expect(() => from('host', 'https://catalog.example')).toThrow('REMOTE_ORIGINS does not say that host')
})

test.each([
  'https://catalog.example',
  'mf-catalog=catalog.example',
  'mf-catalog=https://catalog.example/',
  'host=https://a.b',
])('REMOTE_ORIGINS=%s names no remote with its origin', text => {
  expect(() => asked(['mf-catalog'], { REMOTE_ORIGINS: text })).toThrow('must be remotes with origins')
})
