/* global db, rs, sleep, print, quit, process, require */
// The health check of the first member, in mongosh on its own machine: makes the replica set, its members and its users where they
// are missing, and says whether all is there. A set of one member without users, as the shop had before, becomes one of three.
const MEMBERS = ['mongo:27017', 'mongo-2:27017', 'mongo-3:27017']
const PRIMARY_MS = 20_000
const { createHash } = require('node:crypto')
const { MONGO_ROOT_PASSWORD, DB_PREFIX = 'shop_' } = process.env
const admin = db.getSiblingDB('admin')

function begin() {
  // While there is no user, the server lets its own machine in to make the first.
  if (!db.hello().setName) rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: MEMBERS[0], priority: 2 }] })
  for (let waited = 0; !db.hello().primary && waited < PRIMARY_MS; waited += 500) sleep(500)
  signIn()
  if (!db.hello().isWritablePrimary) return
  addMembers()
  for (const user of servicesWithPasswords()) keepUser(user)
}

function signIn() {
  if (!MONGO_ROOT_PASSWORD) throw new Error('MONGO_ROOT_PASSWORD is not set')
  try {
    admin.auth('root', MONGO_ROOT_PASSWORD)
  } catch (error) {
    if (!db.hello().isWritablePrimary) throw error
    // Refused where there are users: the password is another one then.
    admin.createUser({ user: 'root', pwd: MONGO_ROOT_PASSWORD, roles: ['root'] })
    admin.auth('root', MONGO_ROOT_PASSWORD)
  }
}

function addMembers() {
  const present = rs.conf().members.map(({ host }) => host)
  for (const host of MEMBERS) if (!present.includes(host)) rs.add({ host, priority: 1 })
}

/** Of each service the name, its one database and its password: CATALOG_MONGODB_PASSWORD is that of `catalog`. */
function servicesWithPasswords() {
  const given = Object.entries(process.env).map(([name, pwd]) => [/^(\w+)_MONGODB_PASSWORD$/.exec(name)?.[1], pwd])
  return given.flatMap(([variable, pwd]) => {
    if (!variable) return []
    if (!pwd) throw new Error(`${variable}_MONGODB_PASSWORD is not set`)
    const name = variable.toLowerCase()
    return [{ user: name.replaceAll('_', '-'), database: DB_PREFIX + name, pwd }]
  })
}

/** Written only when it is missing or has changed: this runs every ten seconds. */
function keepUser({ user, database, pwd }) {
  const of = createHash('sha256').update(`${user}:${database}:${pwd}`).digest('hex')
  const present = admin.getUser(user)
  if (present?.customData?.of === of) return
  const roles = ['readWrite', 'dbAdmin'].map(role => ({ role, db: database }))
  if (present) admin.updateUser(user, { pwd, roles, customData: { of } })
  else admin.createUser({ user, pwd, roles, customData: { of } })
}

try {
  begin()
} catch (error) {
  print(error.message)
  quit(1)
}
