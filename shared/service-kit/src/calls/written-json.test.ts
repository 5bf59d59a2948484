import { PrevalidatedResponse, utf8Of, WrittenJson, withWritten, writeAnswer } from './written-json.ts'

const read = (utf8: string) => String(Buffer.from(utf8, 'latin1'))

test('what was written before stands among what is written now, in the order of the members', () => {
  const answer = new PrevalidatedResponse({
    list: new WrittenJson(utf8Of('[{"title":"Сукня"},{"title":"Coat"}]')),
    count: 2,
    facets: new WrittenJson('{"black":1}'),
    matched: ['сукня'],
  })

  expect(read(writeAnswer(answer))).toBe(
    '{"status":true,"list":[{"title":"Сукня"},{"title":"Coat"}],"count":2,"facets":{"black":1},"matched":["сукня"]}',
  )
})

test('an object is written on where its last members were written before', () => {
  const care = new WrittenJson(utf8Of('{"care":"Прати при 30°"}'))

  expect(read(withWritten({ title: 'Сукня', sizes: [] }, care).utf8)).toBe(
    '{"title":"Сукня","sizes":[],"care":"Прати при 30°"}',
  )
})
