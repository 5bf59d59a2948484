type Ports = Readonly<Record<string, number>>

/** An environment of docker-compose.yml where all share this machine: names of containers become its ports, and nothing is waited for at an end. */
export function onLoopback(env: Record<string, string>, ports: Ports, databaseUri: string): Record<string, string> {
  const moved = Object.entries(env).map(([name, value]) => {
    // Of several copies the first.
    const address = value.replace(/^http:\/\/([\w-]+):\d+(?:,http:\/\/[\w-]+:\d+)*$/, (whole, host: string) =>
      ports[host] ? `http://127.0.0.1:${ports[host]}` : whole,
    )
    return [name, address.replace(/^mongodb:.*/, databaseUri)]
  })
  return { ...Object.fromEntries(moved), HOST: '127.0.0.1', METRICS_PORT: '0', DRAIN_SECONDS: '0' }
}
