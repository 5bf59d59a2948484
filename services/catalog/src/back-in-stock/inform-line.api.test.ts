import { armFailpoint, type FailpointName } from '@shop/service-kit/process/failpoints'
import { startLine, wanted } from '../../test/start-line.ts'

const [anna, bohdana, viktoriia] = ['anna@example.com', 'bohdana@example.com', 'viktoriia@example.com']
const DAY = 24 * 3600

async function threeWait() {
  const line = await startLine()
  await line.queue(anna, bohdana, viktoriia)
  return line
}

/** The process dies at the point, once. */
function dieAt(name: FailpointName): void {
  const disarm = armFailpoint(name, () => {
    disarm()
    throw new Error('died')
  })
}

test('two items inform the first two of three who wait, in the order of asking, and once', async () => {
  const line = await threeWait()
  await line.setAvailable(2)
  await line.inform()
  await line.inform()
  expect(await line.findInformed()).toEqual([anna, bohdana])
})

test('the order is that of asking, not that of confirming', async () => {
  const line = await startLine()
  await line.ask(anna)
  line.wait(60)
  await line.queue(bohdana)
  await line.confirm(await line.tokenFor(anna))
  await line.setAvailable(1)
  await line.inform()
  expect(await line.findInformed()).toEqual([anna])
})

test('nobody is informed while the size is sold out, or who has not confirmed', async () => {
  const line = await startLine()
  await line.queue(anna)
  await line.ask(bohdana)
  await line.inform()
  expect(await line.findInformed()).toEqual([])
  await line.setAvailable(5)
  await line.inform()
  expect(await line.findInformed()).toEqual([anna])
})

test('items that are sold before the line was looked at inform nobody', async () => {
  const line = await threeWait()
  await line.setAvailable(2)
  await line.setAvailable(0)
  await line.inform()
  expect(await line.findInformed()).toEqual([])
})

test('an item that comes after another was sold informs the next one', async () => {
  const line = await threeWait()
  await line.setAvailable(2)
  await line.inform()
  await line.setAvailable(1)
  await line.inform()
  await line.setAvailable(2)
  await line.inform()
  expect(await line.findInformed()).toEqual([anna, bohdana, viktoriia])
})

test('an item that nobody bought within a day is announced to the next one', async () => {
  const line = await threeWait()
  await line.setAvailable(1)
  await line.inform()
  line.wait(DAY - 1)
  await line.inform()
  expect(await line.findInformed()).toEqual([anna])
  line.wait(1)
  await line.inform()
  expect(await line.findInformed()).toEqual([anna, bohdana])
})

test('who was informed may ask again and waits at the end of the line', async () => {
  const line = await threeWait()
  await line.setAvailable(1)
  await line.inform()
  expect(await line.findInformed()).toEqual([anna])
  await line.setAvailable(0)
  await line.inform()
  line.wait(601)
  await line.queue(anna)
  await line.setAvailable(3)
  await line.inform()
  expect(await line.findInformed()).toEqual([anna, bohdana, viktoriia, anna])
})

test.each(['alerts-counted', 'alerts-chosen', 'alert-informed'] as const)(
  'a process that dies at %s leaves a line in which everybody is informed once',
  async point => {
    const line = await threeWait()
    await line.setAvailable(2)
    dieAt(point)
    await expect(line.inform()).rejects.toThrow('died')
    await line.inform()
    await line.inform()
    expect(await line.findInformed()).toEqual([anna, bohdana])
  },
)

test('a process that dies between handing an email over and noting it sends one', async () => {
  const line = await threeWait()
  await line.setAvailable(2)
  await line.inform()
  dieAt('alert-handed-over')
  await expect(line.findInformed()).rejects.toThrow('died')
  expect(await line.findInformed()).toEqual([anna, bohdana])
})

test.each(['alerts-counted', 'alerts-chosen', 'alert-informed'] as const)(
  'of two processes that look at the line at once, one at %s, only as many are informed as there are items',
  async point => {
    const line = await threeWait()
    await line.setAvailable(2)
    const disarm = armFailpoint(point, async () => {
      disarm()
      await line.inform()
    })
    await line.inform()
    await line.inform()
    expect(await line.findInformed()).toEqual([anna, bohdana])
  },
)

test('a process that counted before one more item came does not overwrite what another has announced since', async () => {
  const line = await threeWait()
  await line.setAvailable(1)
  const disarm = armFailpoint('alerts-counted', async () => {
    disarm()
    await line.setAvailable(2)
    await line.inform()
  })
  await line.inform()
  await line.inform()
  expect(await line.findInformed()).toEqual([anna, bohdana])
})

test('an email whose items are sold before it goes out is not sent, and the place in the line is kept', async () => {
  const line = await threeWait()
  await line.setAvailable(1)
  await line.inform()
  const [email] = await line.emails('back')
  await line.setAvailable(0)

  expect(email && (await line.factsOf(email))).toBeNull()
  line.wait(60)
  await line.setAvailable(1)
  await line.inform()
  expect(await line.findInformed()).toEqual([anna, anna])
  const again = (await line.emails('back')).at(-1)
  expect(again && (await line.factsOf(again))).toMatchObject({ to: anna })
})

test('nobody is informed of an article that shoppers cannot see, until it is shown again', async () => {
  const line = await threeWait()
  const show = (is_shown: boolean) =>
    line.db.collection('articles').updateOne({ article: wanted.article }, { $set: { is_shown } })
  await show(false)
  await line.setAvailable(2)
  await line.inform()
  expect(await line.findInformed()).toEqual([])
  await show(true)
  await line.inform()
  expect(await line.findInformed()).toEqual([anna, bohdana])
})

test('a confirmation email that is due is not sent to who has confirmed meanwhile', async () => {
  const line = await startLine()
  await line.ask(anna)
  const [email] = await line.emails('confirm')
  await line.confirm(await line.tokenFor(anna))
  expect(email && (await line.factsOf(email))).toBeNull()
})
