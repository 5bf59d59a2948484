import * as z from 'zod/mini'
import { parseConfig } from './config.ts'
import { requiresEnoughConnections, serviceEnvironment, serviceProcesses } from './service-environment.ts'

const schema = z.object(serviceEnvironment).check(requiresEnoughConnections)
const given = { MONGODB_URI: 'mongodb://db.example', INTERNAL_SECRET: 'twenty-four characters or more' }
const twoCopies = 'http://a.example,http://b.example'

test('the copies that share the database are counted by their addresses', () => {
  expect(serviceProcesses(parseConfig(schema, given))).toBe(4)
  expect(serviceProcesses(parseConfig(schema, { ...given, CATALOG_URL: twoCopies }))).toBe(5)
})

test('too few connections for them stop the start, which names how many it takes', () => {
  const config = { ...given, CATALOG_URL: twoCopies, DATABASE_CONNECTIONS: '29' }
  expect(() => parseConfig(schema, config)).toThrow(
    'DATABASE_CONNECTIONS: must be 30 or more for the copies that the addresses name',
  )
  expect(parseConfig(schema, { ...config, DATABASE_CONNECTIONS: '30' }).DATABASE_CONNECTIONS).toBe(30)
  expect(parseConfig(schema, given).DATABASE_CONNECTIONS).toBeUndefined()
})
