import { breakLinks } from './break-links.ts'

test.each([
  ['https://evil.example/pay?x=1', 'https: / /evil. example/pay?x=1'],
  ['www.evil.com', 'www. evil. com'],
  ['pay at t.me/x', 'pay at t. me/x'],
  ['write to a@b.co', 'write to a@ b. co'],
  ['192.168.0.1', '192. 1 · 68. 0. 1'],
  ['tel:+380671234567', 'tel: +3806 · 7123 · 4567'],
  ['call 067 123-45-67', 'call 067 1 · 23-45 · 67'],
  ['приклад。укр', 'приклад. укр'],
  ['exa\u200bmple．com', 'example. com'],
  ['evil\u2024com', 'evil. com'],
  ['\\\\server\\share', '\\ \\server\\share'],
  ['one\r\n\r\ntwo', 'one two'],
])('%j is written as %j', (typed, written) => {
  expect(breakLinks(typed)).toBe(written)
})

test.each([
  'Олена',
  'О’Ніл-Коваль',
  'вул. Лесі Українки, буд. 5/7, кв. 12',
  'Відділення № 5: вул. Хрещатик, 22',
  'ul. Nowy Świat 14/2, Warszawa, Mazowieckie, 00-001',
  'після 18:30, домофон 45',
  'Кур’єр Нової пошти, Київська обл., Київ',
])('%s stays as it is', typed => {
  expect(breakLinks(typed)).toBe(typed)
})

// Written apart from the code above, by the patterns of link finders in mail programs; more eager than any of them.
const asBrowsersRead = (text: string) =>
  text
    .replace(/\p{Cf}|[\u115f\u1160\u17b4\u17b5\u3164\uffa0]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f]/gu, '')
    .normalize('NFKC')
    .replace(/[\u3002\uff0e\uff61]/g, '.')
const finders: readonly (readonly [string, RegExp, (text: string) => string])[] = [
  ['a scheme', /[\p{L}\p{N}+-]*[\p{L}+-]:\/{0,3}[\p{L}\p{N}+[]/u, asBrowsersRead],
  ['a port or a scheme of numbers', /:\/\//, asBrowsersRead],
  ['a host or an IP', /[\p{L}\p{N}_-]\.+[\p{L}\p{N}_-]/u, asBrowsersRead],
  ['a mailbox', /\S@[\p{L}\p{N}[]/u, asBrowsersRead],
  ['an address without scheme', /\/\/\S/, asBrowsersRead],
  ['a network path of Outlook', /\\\\\S/, asBrowsersRead],
  // The signs that libphonenumber reads over.
  [
    'a telephone',
    /(?:\p{Nd}[-\u2010-\u2015\u2212\u30fc\uff0d-\uff0f \u00a0\u00ad\u200b\u2060\u3000()\uff08\uff09\uff3b\uff3d.[\]/~\u2053\u223c\uff5e+]*){7,}/u,
    text => text,
  ],
]
const linksIn = (text: string) => finders.filter(([, sign, seen]) => sign.test(seen(text))).map(([name]) => name)

const fragments = [
  ...['http://', 'https://', 'HTTPS:/', 'ftp:', 'tel:', 'mailto:', 'javascript:', 'www.', 'WWW．', '//', '\\\\', '\\'],
  ...[
    'example.com',
    't.me/x',
    'a@b.co',
    'приклад.укр',
    'xn--80ak6aa92e.com',
    '例え。テスト',
    'evil｡com',
    'évil․co',
    '⒈2⒊4',
  ],
  ...['127.0.0.1', '[::1]', '0x7f.1', '+380671234567', '067 123 45 67', '(067)123-45-67', '١٢٣٤٥٦٧', '８００１２３４'],
  ...[
    '.',
    '..',
    '…',
    '。',
    '．',
    '@',
    '＠',
    ':',
    '：',
    '/',
    '／',
    '-',
    '_',
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '\u3000',
    "'",
    ',',
    ')',
    '>',
  ],
  ...[
    '\u200b',
    '\u200c',
    '\u2060',
    '\u00ad',
    '\ufeff',
    '\u202e',
    '\ufe0f',
    '\u3164',
    '\u034f',
    '\u0301',
    '№',
    '½',
    '℀',
    '㏂',
  ],
]

/** Pseudo-random numbers from 0 to 1, always the same. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A few fragments one after another, now and then with any character of the first plane between them. */
function hostile(random: () => number): string {
  const fragment = () => {
    if (random() < 0.15) return String.fromCodePoint(Math.floor(random() * 0xd800))
    return fragments[Math.floor(random() * fragments.length)] ?? ''
  }
  return Array.from({ length: Math.floor(random() * 12) }, fragment).join('')
}

test('the finder sees links where customers typed them', () => {
  for (const typed of [
    'http://x',
    'www.x.co',
    'example.com',
    'a@b.co',
    't.me/x',
    '10.0.0.1',
    'tel:1',
    '+380671234567',
    '例え。テスト',
  ])
    expect([typed, linksIn(typed).length]).not.toEqual([typed, 0])
})

test('whatever a customer types, no mail program makes a link of it, and written once it stays so', () => {
  const random = seeded(20_261_122)
  for (let turn = 0; turn < 5000; turn++) {
    const written = breakLinks(hostile(random))
    expect([written, linksIn(`Welcome, ${written}. Parcel: ${written}, Kyiv`)]).toEqual([written, []])
    expect(breakLinks(written)).toBe(written)
  }
})
