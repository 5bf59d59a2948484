import { type CodeShape, isBareParticiple, readFunctions } from './code-shape.ts'

const shapeOf = (text: string, file = 'shop/src/sample.ts'): CodeShape => {
  const shape: CodeShape = { participles: [], flags: [], longFunctions: [], leaningComments: [] }
  readFunctions(file, text, shape)
  return shape
}

describe('names of functions', () => {
  test('a participle alone says neither what is done nor to what', () => {
    const text = 'function known() {}\nconst sorted = () => 1\ntype T = { kept(): void; seen: () => void }'
    expect(shapeOf(text).participles.map(place => place.split(': ')[1])).toEqual(['known', 'sorted', 'kept', 'seen'])
  })

  test('verbs that end alike, verbs with an object and values are left alone', () => {
    expect(isBareParticiple('feed')).toBe(false)
    expect(shapeOf('function findKnown() {}\nconst known = 1').participles).toEqual([])
  })

  test('texts of emails go by the stored name of the email', () => {
    const text = 'const texts = { shipped: () => 1 }'
    expect(shapeOf(text).participles).toHaveLength(1)
    expect(shapeOf(text, 'services/cart-checkout/src/emails/email-texts-uk.ts').participles).toEqual([])
  })
})

test('a parameter that is true or false is a flag, by its type or by its default', () => {
  expect(shapeOf('function a(isOpen: boolean) {}\nconst b = (isOpen = false) => isOpen').flags).toHaveLength(2)
})

describe('functions over 60 lines', () => {
  const lines = (line: string) => `${line}\n`.repeat(70)

  test('are listed with their length', () => {
    expect(shapeOf(`function a() {\n${lines('b()')}}`).longFunctions).toEqual(['shop/src/sample.ts:1: a, 72 lines'])
  })

  test('are not listed when most of them is the object that they return', () => {
    expect(shapeOf(`function a() {\nreturn {\n${lines('b,')}}\n}`).longFunctions).toEqual([])
  })
})
