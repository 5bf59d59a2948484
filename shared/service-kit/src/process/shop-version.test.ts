import * as z from 'zod/mini'
import { parseConfig } from './config.ts'
import { shopVersionSchema } from './shop-version.ts'

const schema = z.object({ SHOP_VERSION: shopVersionSchema })

test('a process that was released is called by its commit, every other one the working tree', () => {
  expect(parseConfig(schema, { SHOP_VERSION: '0a1b2c3d4e5f' })).toEqual({ SHOP_VERSION: '0a1b2c3d4e5f' })
  expect(parseConfig(schema, {})).toEqual({ SHOP_VERSION: 'working-tree' })
  expect(parseConfig(schema, { SHOP_VERSION: '' })).toEqual({ SHOP_VERSION: 'working-tree' })
})

test.each(['latest', '0A1B2C3D4E5F', '0a1b2c3', '0a1b2c3d4e5f6'])('the start refuses the version %s', version => {
  expect(() => parseConfig(schema, { SHOP_VERSION: version })).toThrow(
    'SHOP_VERSION: must be the first 12 characters of a commit',
  )
})
