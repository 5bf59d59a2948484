import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// What comes, comes at once; a machine that has other work as well may need longer to draw it.
configure({ asyncUtilTimeout: 20_000 })

// A component that complains in the console is broken, whatever its test expects.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...values) => {
      throw new Error(`console.${level}: ${values.map(String).join(' ')}`)
    })
  }
})

afterEach(() => jest.restoreAllMocks())
