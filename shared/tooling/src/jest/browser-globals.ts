import { TextDecoder, TextEncoder } from 'node:util'

// jsdom has neither; the router and the language store ask for them at import.
Object.assign(globalThis, { TextEncoder, TextDecoder })
window.matchMedia ??= query =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
// It draws nothing, so nothing has a size that could change.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
