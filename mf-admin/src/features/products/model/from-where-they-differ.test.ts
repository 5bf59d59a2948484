import { fromWhereTheyDiffer } from './from-where-they-differ.ts'

const beginning =
  'Сукня міді, яку запинають навколо себе й підв’язують на талії, тож вона сама підлаштовується під фігуру.'

test('long texts that begin alike are shown from shortly before they differ', () => {
  const texts = ['112 см', '118 см'].map(length => `${beginning} Довжина по спинці: ${length}.`)

  expect(fromWhereTheyDiffer(texts)).toEqual(['… Довжина по спинці: 112 см.', '… Довжина по спинці: 118 см.'])
})

test('short texts, and one that is only longer, are shown so that they can be told apart', () => {
  expect(fromWhereTheyDiffer(['Сукня чорна', 'Сукня біла'])).toEqual(['Сукня чорна', 'Сукня біла'])
  expect(fromWhereTheyDiffer([beginning, `${beginning} Квіти.`]).at(1)).toMatch(/фігуру\. Квіти\.$/)
})
