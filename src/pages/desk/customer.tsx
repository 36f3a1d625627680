import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { customersShow, type Customer } from '@/shared/desk/customer';
import { paths } from '@/shared/paths';
import { AnswerText } from '@/features/desk/AnswerText';
import { CustomerActs } from '@/features/desk/customer/CustomerActs';
import { AccessSection } from '@/features/desk/customer/AccessSection';
import { CustomerDevices } from '@/features/desk/customer/CustomerDevices';
import { CustomerMails } from '@/features/desk/customer/CustomerMails';
import { CustomerNotes } from '@/features/desk/customer/CustomerNotes';
import { CustomerOrders } from '@/features/desk/customer/CustomerOrders';
import { CustomerReviews } from '@/features/desk/customer/CustomerReviews';
import { PersonSection } from '@/features/desk/customer/PersonSection';
import { PlanSection } from '@/features/desk/customer/PlanSection';
import { WalletSection } from '@/features/desk/customer/WalletSection';
import { DeskLoaded } from '@/features/desk/DeskLoaded';
import { loadChoices, loadDesk, type Choices } from '@/features/desk/deskLoader';
import { DeskPage } from '@/features/desk/DeskPage';
import { DeskSection } from '@/features/desk/DeskSection';
import { DeskTableSkeleton } from '@/features/desk/DeskTable';
import { LogEntries } from '@/features/desk/LogEntries';
import styles from '@/features/desk/twoColumns.module.css';

export { DeskNav as Aside } from '@/features/desk/DeskNav';

export const loader = async (args: LoaderFunctionArgs) => ({
  choices: loadChoices(args),
  ...(await loadDesk(args, customersShow, { customer: args.params['customer'] ?? '' })),
});

function Sections({ customer, choices }: { customer: Customer; choices: Promise<Choices> }) {
  const { t } = useTranslation('desk');
  const { products, currencies } = use(choices);
  const { email, people, access, plans, wallets, mails, reviews, devices, notes, log } = customer;
  const account = people.find(({ isGuest }) => !isGuest);
  const first = account ?? people[0];
  return (
    <>
      <CustomerActs customer={customer} />
      <div className={styles.columns}>
        <div className="stack">
          <CustomerOrders customer={customer} />
          <AccessSection
            access={access}
            person={first}
            tariffs={products.flatMap(({ title, tariffs }) =>
              tariffs.map((tariff) => ({ value: tariff.id, label: `${title} · ${tariff.title}` })),
            )}
          />
          {plans.map((plan) => (
            <PlanSection key={plan.id} plan={plan} />
          ))}
          <CustomerMails mails={mails} />
          <CustomerReviews reviews={reviews} />
        </div>
        <div className="stack">
          {people.map((person) => (
            <PersonSection key={person.id} person={person} />
          ))}
          {account && <WalletSection wallets={wallets} account={account} currencies={currencies} />}
          <CustomerNotes notes={notes} customer={email ?? first?.id ?? ''} />
          <CustomerDevices devices={devices} />
          <DeskSection title={t('nav.log')}>
            <LogEntries log={log} />
          </DeskSection>
        </div>
      </div>
    </>
  );
}

/** Everything about an address, however many guests and accounts it has. */
export function Component() {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const { customer: address = '' } = useParams();
  const { me, answer, choices } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <DeskPage
      me={me}
      title={t('customer.title')}
      heading={
        <AnswerText
          answer={answer}
          fallback={address.includes('@') ? address : t('customer.title')}
          of={({ email, people }) => email ?? people.find(({ name }) => name !== null)?.name}
        />
      }
      parent={{ to: paths.deskFind.href(lang), title: t('nav.customers') }}
    >
      <DeskLoaded answer={answer} skeleton={<DeskTableSkeleton label={t('loading')} rows={8} />}>
        {(customer) => <Sections customer={customer} choices={choices} />}
      </DeskLoaded>
    </DeskPage>
  );
}
