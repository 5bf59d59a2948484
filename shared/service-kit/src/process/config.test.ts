import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { parseConfig, portSchema, secretSchema, urlSchema, urlsSchema } from './config.ts'
import { callsInFlight, drainMsOf, limitsFactor } from './service-environment.ts'

const schema = z.object({ PORT: z._default(portSchema, 4001), CATALOG_URL: urlSchema, INTERNAL_SECRET: secretSchema })
const right = { CATALOG_URL: 'http://127.0.0.1:1', INTERNAL_SECRET: 'x'.repeat(24) }

test('reads numbers, and takes an empty variable for a missing one', () => {
  expect(parseConfig(schema, { ...right, PORT: '' }).PORT).toBe(4001)
  expect(parseConfig(schema, { ...right, PORT: '80' }).PORT).toBe(80)
})

test('reports all that is wrong at once, by the names of the variables', () => {
  expect(() => parseConfig(schema, { PORT: 'http', INTERNAL_SECRET: 'secret' })).toThrow(
    /PORT: must be a number[\s\S]*CATALOG_URL: is missing[\s\S]*INTERNAL_SECRET: must have at least 24 characters/,
  )
})

describe('a secret that lies in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function aFile(text: string): string {
    const file = path.join(folder, 'internal')
    writeFileSync(file, text)
    return file
  }
  const address = { CATALOG_URL: right.CATALOG_URL }

  test('is read without the line break at its end', () => {
    const INTERNAL_SECRET_FILE = aFile(`${right.INTERNAL_SECRET}\n`)
    expect(parseConfig(schema, { ...address, INTERNAL_SECRET_FILE })).toMatchObject(right)
  })

  test('is not taken when the variable is there as well', () => {
    const INTERNAL_SECRET_FILE = aFile(right.INTERNAL_SECRET)
    expect(() => parseConfig(schema, { ...right, INTERNAL_SECRET_FILE })).toThrow(
      'INTERNAL_SECRET: is there twice, by itself and by INTERNAL_SECRET_FILE',
    )
  })

  test('stops the start when it cannot be read, is empty or too short, and is never told', () => {
    const from = (INTERNAL_SECRET_FILE: string) => () => parseConfig(schema, { ...address, INTERNAL_SECRET_FILE })
    expect(from('/nowhere/internal')).toThrow('INTERNAL_SECRET_FILE: /nowhere/internal cannot be read')
    expect(from(aFile(''))).toThrow('INTERNAL_SECRET: is missing')
    const short = from(aFile('hunter2'))
    expect(short).toThrow('INTERNAL_SECRET: must have at least 24 characters')
    expect(short).not.toThrow('hunter2')
  })

  test('a variable that only ends like one is itself', () => {
    const both = z.object({ LOG: z.optional(z.string()), LOG_FILE: z.string() })
    expect(parseConfig(both, { LOG_FILE: '/nowhere' })).toEqual({ LOG_FILE: '/nowhere' })
  })
})

test('limits cannot be switched off where the shop sells', () => {
  expect(limitsFactor({ LIMITS: 'off', LIMITS_FACTOR: 1 })).toBe(Number.POSITIVE_INFINITY)
  expect(() => limitsFactor({ NODE_ENV: 'production', LIMITS: 'off', LIMITS_FACTOR: 1 })).toThrow('LIMITS')
})

test('what multiplies the limits multiplies the calls that a client may have at work, and lifts them where they are off', () => {
  expect(callsInFlight({ CALLS_IN_FLIGHT: 20, LIMITS: 'on', LIMITS_FACTOR: 5 })).toBe(100)
  expect(callsInFlight({ CALLS_IN_FLIGHT: 20, LIMITS: 'off', LIMITS_FACTOR: 1 })).toBe(Number.POSITIVE_INFINITY)
})

test('a process that is told to end stays open for five seconds in production, and where nothing is named not at all', () => {
  expect([drainMsOf({ NODE_ENV: 'production' }), drainMsOf({})]).toEqual([5000, 0])
  expect(drainMsOf({ NODE_ENV: 'production', DRAIN_SECONDS: 0.5 })).toBe(500)
})

describe('the addresses of a service', () => {
  const read = (CATALOG_URL: string) => parseConfig(z.object({ CATALOG_URL: urlsSchema }), { CATALOG_URL }).CATALOG_URL

  test('are one, or several with commas between them, one for each copy', () => {
    expect(read('http://127.0.0.1:4001')).toEqual(['http://127.0.0.1:4001'])
    expect(read('http://catalog-1:4001, http://catalog-2:4001')).toEqual([
      'http://catalog-1:4001',
      'http://catalog-2:4001',
    ])
    expect(read('http://catalog-1:4001,http://catalog-1:4001')).toEqual(['http://catalog-1:4001'])
  })

  test.each(['http://catalog-1:4001,', 'catalog-1:4001', 'http://a:1,nowhere', 'http://a:1;http://b:1'])(
    '%s stops the start with a sentence',
    text => {
      expect(() => read(text)).toThrow('CATALOG_URL: must be one or several addresses such as')
    },
  )
})
