import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { isOfTests, sourceFiles } from '../source-files.ts'

/** Terms of the field that happen to be participles. */
export const termsOfTheField: ReadonlySet<string> = new Set([])

/** Doors and engines of goods, which one engine will replace: their names are its business. */
const OF_GOODS =
  /^(services\/catalog\/src\/(articles|goods-exchange|import|staff-products)|mf-admin\/src\/features\/(import|products))\//

/** Tables of texts by the stored name of an email: `paid`, `shipped`. */
const OF_EMAILS = /\/emails\/email-texts-\w+\.ts$/

const LONG = 60
/** A function is a table when this share of it is the literal that it returns. */
const SHARE_OF_TABLE = 0.5

const irregular = new Set(
  'begun bought bound brought built caught chosen done drawn fallen found given gone grown heard held hidden hung kept known laid led left lent lost made meant met paid said seen sent shown sold spent spread stood sunk taken thought told torn understood won worn written'.split(
    ' ',
  ),
)
const verbs = new Set(['exceed', 'feed', 'need', 'proceed', 'seed', 'speed', 'succeed'])
const LEANING = /(?:\/\/|\/\*\*?|^\s*\*)\s*(?:The same|Those|Of it|Of them)\b/

/** Places as `file:line: name`. */
export type CodeShape = {
  /** Functions named with a bare participle, apart from goods' doors, texts of emails and tests. */
  participles: string[]
  /** Functions that take a flag. */
  flags: string[]
  /** Functions over 60 lines, neither components nor tables. */
  longFunctions: string[]
  /** Comments that lean on the one above. */
  leaningComments: string[]
}

/** How the code of `root` reads, beside what the linter knows; tests count for their comments alone. */
export function codeShape(root: string): CodeShape {
  const shape: CodeShape = { participles: [], flags: [], longFunctions: [], leaningComments: [] }
  for (const { file } of sourceFiles(root)) {
    const text = readFileSync(path.join(root, file), 'utf8')
    text.split('\n').forEach((line, index) => {
      if (LEANING.test(line)) shape.leaningComments.push(`${file}:${index + 1}: ${line.trim()}`)
    })
    if (!isOfTests(file)) readFunctions(file, text, shape)
  }
  return shape
}

/** Adds what the functions of one file show. */
export function readFunctions(file: string, text: string, shape: CodeShape): void {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file))
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const placeOf = (node: ts.Node, name: string) => `${file}:${lineOf(node.getStart())}: ${name}`
  const visit = (node: ts.Node): void => {
    const name = nameOf(node)
    if (name && isFunction(node) && isBareParticiple(name) && !isNamedElsewhere(file))
      shape.participles.push(placeOf(node, name))
    if (hasBody(node)) {
      const called = nameOf(node) ?? nameOf(node.parent) ?? 'function'
      for (const { name: flag } of node.parameters.filter(isFlag))
        shape.flags.push(`${placeOf(node, called)}(${flag.getText()})`)
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1
      if (lines > LONG && !drawsElements(node) && linesOfTable(node, lineOf) < lines * SHARE_OF_TABLE)
        shape.longFunctions.push(`${placeOf(node, called)}, ${lines} lines`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function isNamedElsewhere(file: string): boolean {
  return OF_GOODS.test(file) || OF_EMAILS.test(file)
}

export function isBareParticiple(name: string): boolean {
  if (!/^[a-z]+$/.test(name) || verbs.has(name) || termsOfTheField.has(name)) return false
  return irregular.has(name) || name.endsWith('ed')
}

type Bodied = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration

function hasBody(node: ts.Node): node is Bodied {
  return (
    (ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node) ||
      ts.isMethodDeclaration(node)) &&
    node.body !== undefined
  )
}

/** Does the name that `node` declares belong to a function? */
function isFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return true
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
    return (
      node.initializer !== undefined &&
      (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer))
    )
  return ts.isPropertySignature(node) && node.type !== undefined && ts.isFunctionTypeNode(node.type)
}

function nameOf(node: ts.Node): string | undefined {
  const { name } = node as { name?: ts.Node }
  return name && ts.isIdentifier(name) ? name.text : undefined
}

function isFlag({ type, initializer }: ts.ParameterDeclaration): boolean {
  const { BooleanKeyword, TrueKeyword, FalseKeyword } = ts.SyntaxKind
  return (
    type?.kind === BooleanKeyword ||
    (initializer !== undefined && [TrueKeyword, FalseKeyword].includes(initializer.kind as ts.BooleanLiteral['kind']))
  )
}

function drawsElements(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true
  return ts.forEachChild(node, child => drawsElements(child) || undefined) ?? false
}

/** Lines of the object or array that a function returns last. */
function linesOfTable({ body }: Bodied, lineOf: (position: number) => number): number {
  const last = body && ts.isBlock(body) ? body.statements.at(-1) : undefined
  let result: ts.Node | undefined = last && ts.isReturnStatement(last) ? last.expression : body
  while (
    result &&
    (ts.isParenthesizedExpression(result) || ts.isAsExpression(result) || ts.isSatisfiesExpression(result))
  )
    result = result.expression
  if (!result || !(ts.isObjectLiteralExpression(result) || ts.isArrayLiteralExpression(result))) return 0
  return lineOf(result.end) - lineOf(result.getStart()) + 1
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}
