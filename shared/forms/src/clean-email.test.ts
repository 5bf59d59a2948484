import { cleanEmail } from './clean-email.ts'

test.each([
  ['olena@example.com', 'olena@example.com', ''],
  [' olena@example.com ', 'olena@example.com', ' '],
  ['olena,koval@example.com', 'olenakoval@example.com', ','],
  ['<olena+shop@example.com>', 'olena+shop@example.com', '<>'],
  ['олена@example.com', '@example.com', 'олена'],
])('"%s" is cleaned to %s, and "%s" is reported as removed', (typed, email, removed) => {
  expect(cleanEmail(typed)).toEqual({ email, removed })
})
