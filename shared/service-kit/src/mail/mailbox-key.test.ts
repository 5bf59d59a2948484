import { mailboxKey } from './mailbox-key.ts'

test.each([
  ['Olena@Example.com', 'olena@example.com'],
  ['olena+1@example.com', 'olena@example.com'],
  ['olena+a+b@example.com', 'olena@example.com'],
  ['O.Lena+shop@gmail.com', 'olena@gmail.com'],
  ['olena@googlemail.com', 'olena@gmail.com'],
])('%s is counted as %s', (address, mailbox) => {
  expect(mailboxKey(address)).toBe(mailbox)
})

test('the dots of other servers distinguish mailboxes, and so do the mailboxes of two people', () => {
  expect(mailboxKey('o.lena@ukr.net')).not.toBe(mailboxKey('olena@ukr.net'))
  expect(mailboxKey('olena@ukr.net')).not.toBe(mailboxKey('olha@ukr.net'))
})

test('an address that is only a tag keeps its name', () => {
  expect(mailboxKey('+tag@example.com')).toBe('+tag@example.com')
})
