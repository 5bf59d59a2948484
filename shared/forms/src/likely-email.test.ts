import { likelyEmail } from './likely-email.ts'

test.each([
  ['olena@gmail.con', 'olena@gmail.com'],
  ['olena@gmial.com', 'olena@gmail.com'],
  ['olena.k+shop@ukr.ner', 'olena.k+shop@ukr.net'],
  ['olena@iclod.com', 'olena@icloud.com'],
  ['OLENA@Gmail.Co', 'olena@gmail.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

test.each([
  'olena@gmail.com',
  'olena@ukr.net',
  'olena@i.ua',
  'olena@x.ua',
  'olena@levada.ua',
  'olena@mail.com',
  'olena@hotmail.co.uk',
  'olena@knu.edu.ua',
  'olena@',
  'olena',
  '',
])('%s is taken as it is', typed => {
  expect(likelyEmail(typed)).toBeNull()
})
