import { transformSync } from '@swc/core'
import droppableComponents from './droppable-components.ts'

test('a component of the package that nobody uses is dropped, one that is used stays as it was', () => {
  const source = [
    'import * as React10 from "react";',
    'var Unused = React10.forwardRef(function Unused() { return "heavy" });',
    'Unused.displayName = "Unused";',
    'var Used = React10.createContext(null);',
    'Used.displayName = "Used";',
    'export { Used };',
  ].join('\n')
  const { code } = transformSync(droppableComponents(source), {
    minify: true,
    jsc: { minify: { compress: { toplevel: true }, mangle: false }, target: 'es2022' },
    isModule: true,
  })

  expect(code).not.toContain('heavy')
  expect(code).toMatch(/createContext\(null\)/)
})
