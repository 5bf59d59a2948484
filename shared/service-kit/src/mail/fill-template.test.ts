import { fillTemplate } from './fill-template.ts'

test('values are escaped, wherever they stand', () => {
  expect(fillTemplate('<a href="{{link}}">{{name}}</a>', { link: "\"onclick='x'", name: '<b>Олена & Ко</b>' })).toBe(
    '<a href="&quot;onclick=&#39;x&#39;">&lt;b&gt;Олена &amp; Ко&lt;/b&gt;</a>',
  )
})

test('a block is repeated for each row, and sees the values around it', () => {
  const template = '{{#lines}}{{title}}{{#sale}} -{{percent}}{{currency}}{{/sale}};{{/lines}}'
  const lines = [
    { title: 'Сукня', sale: [{ percent: '10' }] },
    { title: 'Пояс', sale: [] },
  ]

  expect(fillTemplate(template, { currency: '%', lines })).toBe('Сукня -10%;Пояс;')
})

test('what a customer writes is never read as a template', () => {
  const values = { name: '{{secret}} $1', rows: [{ title: '{{name}} $&' }] }

  expect(fillTemplate('{{name}}{{#rows}}, {{title}}{{/rows}}', values)).toBe('{{secret}} $1, {{name}} $&amp;')
})

test('a name without a value is a mistake', () => {
  expect(() => fillTemplate('{{missing}}', {})).toThrow('missing')
  expect(() => fillTemplate('{{#missing}}{{/missing}}', {})).toThrow('missing')
})
