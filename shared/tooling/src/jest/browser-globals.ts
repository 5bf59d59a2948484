import { TextDecoder, TextEncoder } from 'node:util'

// jsdom has neither; the router and the language store ask for them at import.
Object.assign(globalThis, { TextEncoder, TextDecoder })
// What the server writes into each page.
const brand = document.createElement('script')
brand.id = 'brand'
brand.type = 'application/json'
brand.textContent = JSON.stringify({
  phone: { shown: '+380 44 000 21 14', dialled: '+380440002114' },
  social: [{ title: 'Instagram', url: 'https://www.instagram.com/levada.brand' }],
  seller: { uk: sellerOf('ТОВ «Левада Демо»', 'ЄДРПОУ'), en: sellerOf('Levada Demo LLC', 'EDRPOU') },
})
document.head.append(brand)
window.matchMedia ??= query =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
// It draws nothing, so nothing has a size that could change.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function sellerOf(name: string, code: string) {
  return { name, code: `${code} 00000000`, address: '14', phone: '+380 44 000 21 14', email: 'care@levada.example' }
}
