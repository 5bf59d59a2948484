import { databaseAddress } from './database-address.ts'

const MONGODB_PASSWORD = 'a/b+c@d'

test('without a password the address is taken as it is', () => {
  const MONGODB_URI = 'mongodb://catalog:secret@mongo:27017/?replicaSet=rs0'
  expect(databaseAddress({ MONGODB_URI, MONGODB_USER: 'account' }, 'catalog')).toBe(MONGODB_URI)
  expect(databaseAddress({ MONGODB_PASSWORD }, 'catalog')).toBeUndefined()
})

test.each([
  ['mongodb://mongo:27017,mongo-2:27017/?replicaSet=rs0', 'mongo:27017,mongo-2:27017/?replicaSet=rs0&authSource=admin'],
  ['mongodb://mongo:27017', 'mongo:27017/?authSource=admin'],
  ['mongodb://mongo:27017?tls=true', 'mongo:27017/?tls=true&authSource=admin'],
  ['mongodb://olena:old@mongo:27017/', 'mongo:27017/?authSource=admin'],
  ['mongodb://mongo:27017/?authSource=shop', 'mongo:27017/?authSource=shop'],
])('%s with a password has the service for its user', (MONGODB_URI, address) => {
  expect(databaseAddress({ MONGODB_URI, MONGODB_PASSWORD }, 'catalog')).toBe(
    `mongodb://catalog:a%2Fb%2Bc%40d@${address}`,
  )
})

test('a managed server is found by its name, and its user may have another name', () => {
  const MONGODB_URI = 'mongodb+srv://shop.abc.mongodb.net/?retryWrites=true'
  expect(databaseAddress({ MONGODB_URI, MONGODB_USER: 'shop', MONGODB_PASSWORD: 'x' }, 'catalog')).toBe(
    'mongodb+srv://shop:x@shop.abc.mongodb.net/?retryWrites=true&authSource=admin',
  )
})
