type User = { user: string; pwd: string; roles: unknown[]; customData?: object }
export type Member = ReturnType<typeof aMember>

/** What mongosh shows of a member started with a key: a set, users, and nothing for strangers but `hello`, once there is a user. */
export function aMember({ hosts: given = [] }: { hosts?: string[] } = {}) {
  const hosts = [...given]
  const users: Record<string, User> = {}
  let isPrimary = true
  let signedIn: string | null = null
  let writes = 0

  const demand = (command: string) => {
    if (signedIn === null && Object.keys(users).length > 0)
      throw new Error(`not authorized on admin to execute command ${command}`)
  }
  const write = (command: string) => {
    demand(command)
    if (!isPrimary) throw new Error('not primary')
    writes += 1
  }
  const admin = {
    auth(name: string, password: string) {
      if (users[name]?.pwd !== password) throw new Error('Authentication failed.')
      signedIn = name
    },
    createUser(user: User) {
      write('createUser')
      users[user.user] = user
    },
    updateUser(name: string, changes: Partial<User>) {
      write('updateUser')
      Object.assign(users[name] ?? {}, changes)
    },
    getUser: (name: string) => users[name] ?? null,
  }
  const rs = {
    initiate({ members }: { members: { host: string }[] }) {
      write('replSetInitiate')
      hosts.push(...members.map(({ host }) => host))
    },
    conf: () => ({ members: hosts.map(host => ({ host })) }),
    add({ host }: { host: string }) {
      write('replSetReconfig')
      hosts.push(host)
    },
  }
  const hello = () =>
    hosts.length === 0 ? {} : { setName: 'rs0', primary: hosts[0], isWritablePrimary: isPrimary, secondary: !isPrimary }
  return {
    /** A connection, which nobody has signed in on. */
    db() {
      signedIn = null
      return { hello, getSiblingDB: () => admin }
    },
    rs,
    hosts,
    users,
    writes: () => writes,
    /** Another member leads from now on. */
    follow: () => {
      isPrimary = false
    },
  }
}
