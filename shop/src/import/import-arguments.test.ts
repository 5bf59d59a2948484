import { readArguments } from './import-arguments.ts'

test('a file alone is applied, in English unless said otherwise', () => {
  expect(readArguments(['goods.csv'], {})).toEqual({
    file: 'goods.csv',
    isDry: false,
    answers: { language: 'en', currency: null, rate: null, collection: null, color: null, options: {} },
  })
})

test('what a file of Shopify does not say is said beside it', () => {
  const args = 'goods.csv --dry-run --currency EUR --rate 45.5 --collection spring --language uk --color black'
  const options = ['--option', 'Fabric=title', '--option', 'Size=EU=size']

  expect(readArguments([...args.split(' '), ...options], {})).toEqual({
    file: 'goods.csv',
    isDry: true,
    answers: {
      language: 'uk',
      currency: 'EUR',
      rate: 45.5,
      collection: 'spring',
      color: 'black',
      options: { fabric: 'title', 'size=eu': 'size' },
    },
  })
})

test.each([
  '',
  '--dry-run',
  'goods.csv more.csv',
  'goods.csv --dryrun',
  'goods.csv --option Fabric',
  'g.csv --language fr',
])('"%s" is answered with how to ask', line => {
  expect(() => readArguments(line.split(' ').filter(Boolean), {})).toThrow('npm run import -- <file.csv>')
})

test('a dry run that npm has kept for itself is not applied', () => {
  const env = { npm_lifecycle_event: 'import', npm_config_dry_run: 'true' }

  expect(() => readArguments(['goods.csv'], env)).toThrow('npm kept --dry-run for itself')
})

test('colours that somebody has set in npm for ever are no color of the goods', () => {
  const env = { npm_lifecycle_event: 'import', npm_config_color: 'always' }

  expect(readArguments(['goods.csv'], env).answers.color).toBeNull()
})
