import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Names and texts that had a plainer word: an identifier is looked for as a whole one, a phrase literally. */
export const formerNames: readonly string[] = [
  'tellAct',
  'tellPurchase',
  'tellSubscriber',
  'pushAct',
  'ActLine',
  'PURCHASES_TO_TELL',
  'pieceCount',
  'ToldWish',
  'toldWishSchema',
  'toldArticles',
  'orderPartSchema',
  'HopelessEffect',
  'lookPrice',
  'wayToAutomatic',
  'StaffStep',
  'staffStepSchema',
  'internalStepEndpoint',
  'holdStockEndpoint',
  'extendHoldEndpoint',
  'putBackStockEndpoint',
  'aCart',
  'aStaffOrder',
  'aFullOrder',
  'QueryWords',
  'runAlone',
  'hungUp',
  'callsEndHere',
  'refuseStrangers',
  'refuseOddRequests',
  'endGently',
  'MailCarrier',
  'createSmtpCarrier',
  'receiveWord',
  'applyWord',
  'hearWord',
  'heardWord',
  'StrayWords',
  'GatewayWord',
  'SandboxWord',
  'LetterName',
  'letterTexts',
  'writeLetter',
  'sendLetter',
  'LookCard',
  'groupByLook',
  'waysFrom',
  'waysIn',
  'letIn',
  'holdStock',
  'putBackStock',
  'tellOfFailure',
  'TrueAnswer',
  'OrderName',
  'noneTogether',
  'noteTurn',
  'noteSaid',
  'setWords',
  'askAbout',
  'askIfDue',
  'askDue',
  'painters',
  'paintedProduct',
  'standIns',
  'keptCategoriesEndpoint',
  'whenAway',
  'ShopOfItsOwn',
  'startShopOfItsOwn',
  'isAudited',
  'setSaid',
  'placeBy',
  'shellFiles',
  'SHELL_FOLDERS',
  'internalPlanBulkEndpoint',
  'internalRunBulkEndpoint',
  'internalUndoBulkEndpoint',
  'internalBulksEndpoint',
  'internalEndedBulksEndpoint',
  'internalBulkRecordedEndpoint',
  'internalExportEndpoint',
  'internalRefusedRowsEndpoint',
  'exportPath',
  'refusedRowsPath',
  'recordBulkEnds',
  'BundleStep',
  'bundleStep',
  'ExtrasStep',
  'extrasStep',
  'turnsBehind',
  'TURNS_KEPT',
  'LastSaid',
  'saidSchema',
  'recountApart',
  'apartHere',
  'newStandings',
  'freshStandings',
  'orderNames',
  'standInOf',
  'faceOf',
  'CARDS_WITH_STAND_IN',
  'GarmentPlaces',
  'placesOfChoice',
  'placesInOrder',
  'placesInPrice',
  'placesByNumber',
  'FoundPlaces',
  'hasPlace',
  'byPlace',
  'AskDeps',
  'AskCarrierDeps',
  'askDueOf',
  'askAboutRefunds',
  'ASKED_AT_ONCE',
  'LONGEST_ASK_MS',
  'askAfter',
  'askSoonAfter',
  'nextAsk',
  'withNextAsk',
  'nextAskOfCarrier',
  'withAsked',
  'withAskedIfDue',
  'dueForAsking',
  'askCarrier',
  'toAskCarrier',
  'askCarrierAgain',
  'askNovaPoshta',
  'askBank',
  'askForCode',
  'asksFromHere',
  'asksForOrder',
  'triesFromHere',
  'giveLateBack',
  'isSaid',
  'openVictim',
  'Victim',
  'sayUndone',
  'lookAtFile',
  'sentPlace',
  'readAnew',
  'TOLD_ELSEWHERE',
  'toldGoods',
  'asWord',
  'saidIn',
  'figuresTold',
  'standings',
  'notedTurns',
  'quietly',
  'Take to work',
  'Pieces came',
  'Letters that did not arrive',
  'Paid mark taken away',
  'Every piece has found an owner',
  'servicePorts',
  'healthServices',
  'HealthService',
]

/** What a native writer says more plainly: who does it, "again", "checks whether". In code alone: shoppers may read such words. */
export const formerPhrases: readonly string[] = ['whoever', 'anew', 'is looked whether', 'nobody tells']

const NEAR_THE_LIST = /(^|\/)(private-words(\.test)?\.ts|glossary\.md)$/
const READ = ['*.ts', '*.tsx', '*.md', '*/locales/*.json']

/** Where a former name or phrase has come back, as file:line. */
export function returnedNames(root: string): string[] {
  const tracked = execFileSync('git', ['ls-files', '-z', '--', ...READ], { cwd: root, encoding: 'utf8' }).split('\0')
  return tracked
    .filter(file => file !== '' && !NEAR_THE_LIST.test(file) && existsSync(path.join(root, file)))
    .flatMap(file => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const phrases = /\.tsx?$/.test(file) ? formerPhrasesIn(file, text) : []
      return [...formerNamesIn(file, text), ...phrases]
    })
}

export function formerNamesIn(file: string, text: string, names = formerNames): string[] {
  return findNames(file, text, names, '')
}

/** As {@link formerNamesIn}, also at the beginning of a sentence. */
export function formerPhrasesIn(file: string, text: string, phrases = formerPhrases): string[] {
  return findNames(file, text, phrases, 'i')
}

function findNames(file: string, text: string, names: readonly string[], flags: string): string[] {
  const patterns = names.map(name => ({ name, pattern: asWritten(name, flags) }))
  return text
    .split('\n')
    .flatMap((line, index) =>
      patterns.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `${file}:${index + 1}: ${name}`),
    )
}

function asWritten(name: string, flags: string): RegExp {
  if (/^\w+$/.test(name)) return new RegExp(`\\b${name}\\b`, flags)
  return new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags)
}
