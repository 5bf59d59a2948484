import { waitLonger } from '@shop/service-kit/calls/deadline'

// A busy machine takes six times as long; how soon a call is given up, the tests of deadlines ask.
waitLonger(6)
