import '@testing-library/jest-dom'

// A component that complains in the console is broken, whatever its test says.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words) => {
      throw new Error(`console.${level}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => jest.restoreAllMocks())
