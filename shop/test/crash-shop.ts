import { randomUUID } from 'node:crypto'
import { createBrowser } from '@shop/testing/browser'
import { MongoClient } from 'mongodb'

const account = { login: 'olha', password: 'twelve letters' }

/** Databases that the killed and the restarted shop of a test file share; they are dropped after its tests. */
export function shareDatabases(name: string) {
  const prefix = `${name}_${randomUUID().slice(0, 8)}_`
  let client: MongoClient

  beforeAll(async () => {
    client = await MongoClient.connect(process.env.MONGODB_URI ?? '')
  })

  afterAll(async () => {
    for (const name of await names()) await client.db(name).dropDatabase()
    await client.close()
  })

  async function names(): Promise<string[]> {
    const { databases } = await client.db().admin().listDatabases()
    return databases.map(({ name }) => name).filter(name => name.startsWith(prefix))
  }

  return {
    env: { DB_PREFIX: prefix, ADMIN_LOGIN: account.login, ADMIN_PASSWORD: account.password },
    collectionOf: async (service: string, name: string) =>
      client.db((await names()).find(each => each.includes(service))).collection(name),
  }
}

export async function staffOf(url: string) {
  const staff = createBrowser(url)
  await staff.post('/api/admin/login', account)
  return staff
}
