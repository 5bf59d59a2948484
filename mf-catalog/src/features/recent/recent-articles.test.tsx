import { forgetArticles, recentArticles, rememberArticle } from './recent-articles.ts'

const seen = () => recentArticles().map(({ article }) => article)

beforeEach(() => localStorage.clear())

test('the article viewed last comes first, and a model is remembered once', () => {
  rememberArticle({ article: 'DRESS-RED', model: 'dress' })
  rememberArticle({ article: 'COAT', model: 'coat' })
  rememberArticle({ article: 'DRESS-BLACK', model: 'dress' })

  expect(seen()).toEqual(['DRESS-BLACK', 'COAT'])
})

test('twelve viewed articles are remembered', () => {
  for (let count = 1; count <= 14; count++) rememberArticle({ article: `A-${count}`, model: `m-${count}` })

  expect(seen()).toHaveLength(12)
  expect(seen()[0]).toBe('A-14')
})

test('viewed articles that are no longer sold are forgotten', () => {
  rememberArticle({ article: 'COAT', model: 'coat' })
  rememberArticle({ article: 'DRESS', model: 'dress' })

  forgetArticles(['COAT'])

  expect(seen()).toEqual(['DRESS'])
})

test.each(['no json', '{}', '[1, null, {"article": 5}]'])(
  'a stored value that is no list of viewed articles (%s) is ignored',
  stored => {
    localStorage.setItem('recently-viewed', stored)

    expect(seen()).toEqual([])
  },
)
