import { releaseOptions, shareNamed } from './options.ts'

const ORIGINS = 'mf-catalog=https://catalog.example mf-account=https://account.example'

test('a release is for everybody, or for the share that is named', () => {
  expect(releaseOptions(['mf-catalog'])).toEqual({ app: 'mf-catalog' })
  expect(releaseOptions(['mf-catalog', '--share', '10'])).toEqual({ app: 'mf-catalog', share: 10 })
  expect(() => releaseOptions(['mf-shop', '--share', '10'])).toThrow('Name one of host')
})

test.each(['-1', '101', '1.5', 'ten', '', undefined])('%s is no share', text => {
  expect(() => shareNamed(text)).toThrow('0 to 100')
})

test('a remote comes from another origin only if it may', () => {
  const from = (app: string, origin: string) => releaseOptions([app, '--origin', origin], ORIGINS)

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
  expect(() => releaseOptions(['mf-catalog'], text)).toThrow('must be remotes with origins')
})
