import { TrueAnswer, utf8Of, WrittenJson, writeAnswer } from './written-json.ts'

test('what was written before stands among what is written now, in the order of the members', () => {
  const answer = new TrueAnswer({
    list: new WrittenJson(utf8Of('[{"title":"Сукня"},{"title":"Coat"}]')),
    count: 2,
    facets: new WrittenJson('{"black":1}'),
    matched: ['сукня'],
  })

  expect(String(writeAnswer(answer))).toBe(
    '{"status":true,"list":[{"title":"Сукня"},{"title":"Coat"}],"count":2,"facets":{"black":1},"matched":["сукня"]}',
  )
})
