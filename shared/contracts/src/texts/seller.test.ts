import { readablePhone, sellerFacts, withSeller } from './seller.ts'
import { demonstrationDetails } from './shop-details.ts'

test('the code of a company and that of a person have their names, in both languages', () => {
  const person = { ...demonstrationDetails, seller: { ...demonstrationDetails.seller, code: '3184710691' } }

  expect(sellerFacts(demonstrationDetails, 'uk').code).toBe('ЄДРПОУ 00000000')
  expect(sellerFacts(person, 'uk').code).toBe('РНОКПП 3184710691')
  expect(sellerFacts(person, 'en').code).toBe('RNOKPP 3184710691')
})

test('a page names the seller as entered, quotation marks and all', () => {
  const page = { lead: 'Продає {{seller.name}}', sections: [{ list: ['{{seller.phone}}', '{{else.where}}'] }] }
  const facts = { name: 'ТОВ "Нова \\ Левада"', phone: '+380 44 000 21 14' }

  expect(withSeller(page, facts)).toEqual({
    lead: 'Продає ТОВ "Нова \\ Левада"',
    sections: [{ list: ['+380 44 000 21 14', '{{else.where}}'] }],
  })
  expect(withSeller({ lead: '{{seller.email}}' }, facts)).toEqual({ lead: '…' })
})

test('phones of Ukraine are grouped, others stay as they are', () => {
  expect(['+380440002114', '+48221234567'].map(readablePhone)).toEqual(['+380 44 000 21 14', '+48221234567'])
})
