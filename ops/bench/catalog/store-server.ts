import { startEmbeddedMongo } from '@shop/embedded-mongo/server'

// The database of the product's bench, beside the service as in `npm start`.
const { uri } = await startEmbeddedMongo({ dataDir: null, port: 0 })
process.send?.({ uri })
