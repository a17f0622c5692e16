import { describe, expect, it } from 'vitest'
import { namesInSnapshot, nameMatcher, suggestion } from './findTarget'

describe('nameMatcher', () => {
  it.each([
    ['Name', 'Name'],
    ['Name', 'Name *'],
    ['Name', 'Name:'],
    ['Enabled in environments', 'Enabled in environments (2)'],
    ['Save changes', ' Save\n changes '],
    ['Clone … environment', 'Clone development environment'],
    ['What do you want to connect?', 'What do you want to connect?'],
    ['Date (UTC)', 'Date (UTC)'],
  ])('%j matches %j', (name, text) => {
    expect(nameMatcher(name).test(text)).toBe(true)
  })

  it.each([
    ['Name', 'Names'],
    ['Name', 'name'],
    ['Name', 'Token name'],
    ['Add', 'Add strategy'],
    ['A.B', 'AxB'],
  ])('%j does not match %j', (name, text) => {
    expect(nameMatcher(name).test(text)).toBe(false)
  })
})

describe('namesInSnapshot', () => {
  it('reads names and texts, without the footer', () => {
    const snapshot =
      '- banner:\n  - link "Home":\n    - /url: /\n- main:\n  - text: Token name\n  - button "Say \\"hi\\""\n  - paragraph: "ID: 3"\n- contentinfo:\n  - link "Node.js"'
    expect(namesInSnapshot(snapshot)).toEqual(['Home', 'Token name', 'Say "hi"', 'ID: 3'])
  })
})

describe('suggestion', () => {
  it.each([
    ['Create tokn', ['Create token', 'Cancel'], 'Did you mean "Create token"?'],
    ['Toggle', ['New feature toggle'], 'Did you mean "New feature toggle"?'],
    ['Save', ['Save'], '"Save" is on the screen, but is something else: use another kind of step.'],
    ['Save', ['Users', 'Roles'], 'On the screen: "Users", "Roles".'],
    ['Save', [], 'The screen is empty.'],
  ])('%j among %j', (name, names, sentence) => {
    expect(suggestion(name, names)).toBe(sentence)
  })
})
