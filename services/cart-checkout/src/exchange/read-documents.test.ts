import { documentsIn } from './read-documents.ts'

async function* fileOf(elements: number, nameOf: (at: number) => string) {
  yield '<КоммерческаяИнформация>'
  for (let at = 0; at < elements; at += 10_000)
    yield Array.from({ length: Math.min(10_000, elements - at) }, (_, more) => `<${nameOf(at + more)}/>`).join('')
  yield '</КоммерческаяИнформация>'
}
async function read(text: AsyncIterable<string>) {
  const ignored = new Set<string>()
  for await (const _ of documentsIn(text, ignored));
  return ignored
}

test('of the names that a file makes up some are kept as left aside, however many there are', async () => {
  const ignored = await read(fileOf(100_000, at => `a${at}`))

  expect([ignored.size, [...ignored][0]]).toEqual([200, 'a0'])
})

test('a file of more elements than any of the greatest length has is refused while it is read', async () => {
  await expect(read(fileOf(4_100_000, () => 'а'))).rejects.toMatchObject({ code: 'too_large' })
})
