import type { CommandStartedEvent } from 'mongodb'
import { askPrice, buy, paymentForm } from '../test/buy.ts'
import { startShop } from '../test/start-shop.ts'

type Shop = Awaited<ReturnType<typeof startShop>>

const line = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
/** Of the driver itself, for its connection. */
const OF_CONNECTION = ['hello', 'ping', 'endSessions']

/** Each process looks now and then whether others have changed goods or settings: what it asks then belongs to no order. */
function isLook({ commandName, command }: CommandStartedEvent): boolean {
  return commandName === 'find' && (command.find === 'versions' || command.filter?.changed_at !== undefined)
}

/** What the services ask the database for meanwhile, by collection. */
async function commandsOf(shop: Shop, work: () => Promise<unknown>): Promise<string[]> {
  // What was sold before has the lists read its articles again.
  await shop.services.catalog.refresh()
  const { client } = shop.databases.catalog
  const seen: string[] = []
  const note = (event: CommandStartedEvent) => {
    const { commandName, command } = event
    if (!OF_CONNECTION.includes(commandName) && !isLook(event)) seen.push(`${commandName} ${command[commandName]}`)
  }
  client.on('commandStarted', note)
  await work().finally(() => client.off('commandStarted', note))
  return seen
}

test('what one line bought by a guest who pays at once asks the database for, from the price to the paid order', async () => {
  const shop = await startShop()
  for (const { prepare } of Object.values(shop.services)) await prepare?.()
  const guest = shop.open()
  // What is asked for at the first order only is there.
  await buy(shop.open(), [line])
  let ref = ''
  let form = new URLSearchParams()

  const quoted = await commandsOf(shop, () => askPrice(guest, [line]))
  const ordered = await commandsOf(shop, async () => {
    const { body } = await buy(guest, [line])
    ref = String(Object(body.order).ref)
  })
  const started = await commandsOf(shop, async () => {
    form = await paymentForm(guest, ref)
  })
  form.append('choice', 'approve')
  const paid = await commandsOf(shop, () =>
    fetch(`${shop.url}/sandbox-pay/decide`, { method: 'POST', body: form, redirect: 'manual' }),
  )
  await shop.stop()

  const most = { quoted: 2, ordered: 15, started: 6, paid: 7 }
  const counts = { quoted, ordered, started, paid }
  const beyond = Object.entries(most).filter(([step, count]) => counts[step as keyof typeof counts].length > count)
  expect(beyond.map(([step]) => [step, counts[step as keyof typeof counts]])).toEqual([])
  // Nobody reads again what he has just written.
  const reads = (commands: string[]) => commands.filter(command => command === 'find orders').length
  expect([reads(ordered), reads(started), reads(paid)]).toEqual([2, 1, 1])
})
