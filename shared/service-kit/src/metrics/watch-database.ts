import type { CommandFailedEvent, CommandSucceededEvent, MongoClient } from 'mongodb'
import { createCounter, createDurations, createGauge } from './process-metrics.ts'

/** `limits`: the connections that only rate limits take. */
export type Pool = 'work' | 'limits'

const commands = createDurations(
  {
    name: 'database_command_seconds',
    help: 'How long commands of the database take, by name and how they end',
    labelNames: ['command', 'outcome'],
  },
  [0.001, 0.005, 0.025, 0.1, 0.3, 1, 3, 10],
)
const connections = createGauge({
  name: 'database_connections',
  help: 'Connections of a pool that are in use, and work that waits for one',
  labelNames: ['pool', 'state'],
})
const givenUp = createCounter({
  name: 'database_connection_failures_total',
  help: 'Work that got no connection of its pool in time',
  labelNames: ['pool'],
})

/**
 * Measures what a client asks the database, where it was connected with `monitorCommands`, and how busy its connections are: the
 * names of commands are those of the driver.
 */
export function watchDatabase(client: MongoClient, pool: Pool): void {
  const end = (outcome: string) => (event: CommandSucceededEvent | CommandFailedEvent) =>
    commands.observe({ command: event.commandName, outcome }, event.duration / 1000)
  client.on('commandSucceeded', end('done'))
  client.on('commandFailed', end('failed'))

  const inUse = connections.labels({ pool, state: 'in_use' })
  const waiting = connections.labels({ pool, state: 'waiting' })
  givenUp.inc({ pool }, 0)
  client.on('connectionCheckOutStarted', () => waiting.inc())
  client.on('connectionCheckedOut', () => {
    waiting.dec()
    inUse.inc()
  })
  client.on('connectionCheckOutFailed', () => {
    waiting.dec()
    givenUp.inc({ pool })
  })
  client.on('connectionCheckedIn', () => inUse.dec())
}
