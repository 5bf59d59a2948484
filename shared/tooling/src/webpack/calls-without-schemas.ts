import path from 'node:path'
import ts from 'typescript'
import { root } from './root.ts'

const contracts = path.join(root, 'shared/contracts/src') + path.sep

/** What only services read of a call: whose it is, the sentence for the OpenAPI page, how it is answered, the shapes of its parts. */
const ABOUT = ['owner', 'action', 'audited', 'summary', 'success', 'sameForAll', 'onlyReads', 'idempotent', 'file']
const OF_SERVICES = [...ABOUT, 'params', 'result']
/** What the back office reads, too: it checks what it sends, and forgets at sign-out what only staff may ask. */
const OF_OFFICE = ['access', 'query', 'body']

/**
 * What visitors load knows a call by method and path: schemas would bring zod into every first visit, to check answers that
 * a service has checked already. Forms name their schema themselves. The contracts stay one text for both sides, so the build
 * takes the schemas out of calls, and marks what contracts define as pure: what is not named then goes altogether.
 */
export function callsWithoutSchemas({ keepsInput }: { keepsInput: boolean }): ts.TransformerFactory<ts.SourceFile> {
  const dropped = new Set(keepsInput ? OF_SERVICES : [...OF_SERVICES, ...OF_OFFICE])
  return context => file => {
    if (!path.normalize(file.fileName).startsWith(contracts)) return file
    const { factory } = context
    return ts.visitEachChild(file, ofTop, context)

    function ofTop(statement: ts.Node): ts.Node {
      if (!ts.isVariableStatement(statement)) return statement
      const { declarations } = statement.declarationList
      const list = factory.updateVariableDeclarationList(statement.declarationList, declarations.map(markPure))
      return factory.updateVariableStatement(statement, statement.modifiers, list)
    }

    function markPure(constant: ts.VariableDeclaration): ts.VariableDeclaration {
      const { name, exclamationToken, type, initializer } = constant
      if (!initializer) return constant
      const value = ts.visitNode(initializer, slim, ts.isExpression)
      const marked = doesSomething(value) ? pure(value) : value
      return factory.updateVariableDeclaration(constant, name, exclamationToken, type, marked)
    }

    function slim(node: ts.Node): ts.Node {
      return isDefinition(node) ? withoutSchemas(node) : ts.visitEachChild(node, slim, context)
    }

    /** The call is its description: `defineEndpoint` does nothing with it but inform TypeScript. */
    function withoutSchemas({ arguments: [description] }: Definition): ts.Expression {
      return factory.updateObjectLiteralExpression(description, description.properties.filter(isKept))
    }

    function isKept({ name }: ts.ObjectLiteralElementLike): boolean {
      return !(name && ts.isIdentifier(name) && dropped.has(name.text))
    }

    /** One pure call around it all: else each call inside would need the mark. */
    function pure(value: ts.Expression): ts.Expression {
      const arrow = factory.createToken(ts.SyntaxKind.EqualsGreaterThanToken)
      const define = factory.createArrowFunction(undefined, undefined, [], undefined, arrow, value)
      const call = factory.createCallExpression(factory.createParenthesizedExpression(define), undefined, [])
      return ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false)
    }
  }
}

type Definition = ts.CallExpression & { readonly arguments: readonly [ts.ObjectLiteralExpression] }

function isDefinition(node: ts.Node): node is Definition {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false
  const [description] = node.arguments
  return node.expression.text === 'defineEndpoint' && !!description && ts.isObjectLiteralExpression(description)
}

/** Functions only define what could be done, and literals go anyway when they are not named. */
function doesSomething(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false
  if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isPropertyAccessExpression(node)) return true
  return ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || (ts.forEachChild(node, doesSomething) ?? false)
}
