import { ShopError } from '@shop/contracts/errors'
import { demonstrationDetails } from '@shop/contracts/texts/shop-details'
import { createMailDetails, DIALLED_GAP, PHONE_GAP, withMailDetails } from './shop-details.ts'

const entered = {
  details: { ...demonstrationDetails, phone: '+380671234567', email: 'hello@nova.example' },
  sender: { name: 'Нова', email: 'orders@nova.example' },
}
const known = { phone: '+380 67 123 45 67', replyTo: 'hello@nova.example', sender: entered.sender }
const answering = (call: () => Promise<unknown>) => ({ call: jest.fn(call) as never })

test('emails have what staff entered, asked at most every five seconds', async () => {
  let time = 0
  let answer = entered
  const catalog = answering(async () => answer)
  const details = createMailDetails(catalog, () => time)
  expect(await details()).toEqual(known)

  answer = { ...entered, details: { ...entered.details, email: 'new@nova.example' } }
  time = 4999
  expect((await details()).replyTo).toBe('hello@nova.example')
  time = 5000
  expect((await details()).replyTo).toBe('new@nova.example')
})

test('while the catalogue is away the last ones hold; before its first answer the email waits', async () => {
  let time = 0
  let isAway = true
  const details = createMailDetails(
    answering(async () => {
      if (isAway) throw new ShopError('busy')
      return entered
    }),
    () => time,
  )
  await expect(details()).rejects.toMatchObject({ code: 'busy' })
  isAway = false
  expect(await details()).toEqual(known)
  isAway = true
  time += 10_000
  expect(await details()).toEqual(known)
})

test('phone, sender and where replies go are filled in as the email leaves', async () => {
  const send = jest.fn(async () => {})
  const carrier = withMailDetails({ send, close: () => {} }, async () => known)
  await carrier.send({
    id: '1',
    to: 'olena@example.com',
    subject: 'Замовлення',
    html: `<a href="tel:${DIALLED_GAP}">${PHONE_GAP}</a>`,
    text: `Телефонуйте: ${PHONE_GAP}`,
    locale: 'uk',
  })

  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      html: '<a href="tel:+380671234567">+380 67 123 45 67</a>',
      text: 'Телефонуйте: +380 67 123 45 67',
      replyTo: 'hello@nova.example',
      sender: { name: 'Нова', email: 'orders@nova.example' },
    }),
  )
})
