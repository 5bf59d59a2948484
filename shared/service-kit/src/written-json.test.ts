import { sliceOf, TrueAnswer, WrittenJson, writeAnswer } from './written-json.ts'

const written = (...texts: string[]) => new WrittenJson(...texts.map(sliceOf))

test('what was written before stands among what is written now, in the order of the members', () => {
  const answer = new TrueAnswer({
    list: [written('{"title":"Сукня"}'), written('{"title":"Coat', '"}')],
    count: 2,
    facets: written('{"black":1}'),
    matched: ['сукня'],
  })

  expect(String(writeAnswer(answer))).toBe(
    '{"status":true,"list":[{"title":"Сукня"},{"title":"Coat"}],"count":2,"facets":{"black":1},"matched":["сукня"]}',
  )
})

test('an empty list is written like any other value', () => {
  expect(String(writeAnswer(new TrueAnswer({ list: [] })))).toBe('{"status":true,"list":[]}')
})
