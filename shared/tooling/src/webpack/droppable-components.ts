/**
 * A loader for packages whose components stay in every bundle, used or not: it says that making one has no effect, and
 * takes away the names that only development shows, so that the minimizer may drop the unused ones.
 */
export default function droppableComponents(source: string): string {
  return source
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
}
