type Settings = {
  MONGODB_URI?: string | undefined
  MONGODB_USER?: string | undefined
  MONGODB_PASSWORD?: string | undefined
}

/**
 * Where a process finds its database and who it is there: `MONGODB_URI`, with the user of `MONGODB_USER` (unset: `name`) where
 * `MONGODB_PASSWORD` is set. Users stand in the database `admin` of the server, unless the address names another. Undefined where no server is named.
 */
export function databaseAddress(settings: Settings, name: string): string | undefined {
  const { MONGODB_URI: uri, MONGODB_USER: user = name, MONGODB_PASSWORD: password } = settings
  if (!uri || !password) return uri
  const [, scheme, rest = ''] = /^(mongodb(?:\+srv)?:\/\/)(?:[^@/]*@)?(.*)$/.exec(uri) ?? []
  if (!scheme) return uri
  const address = `${scheme}${encodeURIComponent(user)}:${encodeURIComponent(password)}@${withPath(rest)}`
  if (/[?&]authSource=/.test(address)) return address
  return `${address}${address.includes('?') ? '&' : '?'}authSource=admin`
}

/** Options follow a slash only. */
function withPath(hosts: string): string {
  return hosts.includes('/') ? hosts : hosts.replace(/\?|$/, '/$&')
}
