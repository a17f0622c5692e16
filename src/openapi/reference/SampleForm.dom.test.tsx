import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { changeSampleValues, useSampleFill } from '../../preferences/my-stack/sampleValues'
import { axeViolations } from '../../ui/__fixtures__/axeViolations'
import { SampleForm } from './SampleForm'

beforeEach(() => act(() => changeSampleValues({ server: '', token: '', isServerKept: false })))

const server = () => screen.getByRole('textbox', { name: 'URL of your Unleash server' })
const token = () => screen.getByRole('textbox', { name: 'API token' })
const sample = () => renderHook(useSampleFill).result.current('https://unleash.example.com/api <API token>')

it('fills the samples with the URL of a server, without what a path begins with', async () => {
  const { container } = render(<SampleForm />)
  await userEvent.type(server(), 'http://localhost:4242/api/')
  expect(sample()).toBe('http://localhost:4242/api <API token>')
  expect(await axeViolations(container)).toEqual([])
})

it('says what is wrong with values that would break the samples, and leaves those out', async () => {
  const { container } = render(<SampleForm />)
  await userEvent.type(server(), 'https://x.example.com/"onload="')
  await userEvent.type(token(), "a'b")
  expect(server()).toBe(screen.getByRole('textbox', { description: /^This is not a valid URL/ }))
  expect(token()).toBe(screen.getByRole('textbox', { description: /^This is not a valid token/ }))
  expect(sample()).toBe('https://unleash.example.com/api <API token>')
  expect(await axeViolations(container)).toEqual([])
})

it('keeps the URL in the browser only where the reader wants it, and never the token', async () => {
  render(<SampleForm />)
  await userEvent.type(server(), 'http://localhost:4242')
  await userEvent.type(token(), 'default:development.secret')
  expect(localStorage.length).toBe(0)
  const keep = screen.getByRole('checkbox', { name: 'Keep the URL in this browser' })
  await userEvent.click(keep)
  expect([localStorage.length, localStorage.getItem('api.server')]).toEqual([1, 'http://localhost:4242'])
  await userEvent.click(keep)
  expect(localStorage.length).toBe(0)
})
