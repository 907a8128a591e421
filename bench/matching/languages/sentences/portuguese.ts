import type { LanguageSentences } from './sentences.ts';

export const portuguese: LanguageSentences = {
  and: 'e',
  companies: [
    'Irmãos Tavares, Lda.',
    'Grupo Ribeira',
    'Nortada S.A.',
    'Serviços Alameda',
    'Oficinas Mondego',
  ],
  towns: ['Braga', 'Aveiro', 'Coimbra', 'Évora', 'Faro', 'Viseu'],
  people: ['Inês Carvalho', 'Rui Fonseca', 'Marta Pires', 'Tiago Lopes', 'Sofia Nunes', 'André Matos'],
  working: {
    ad: {
      openings: [
        '{title} (m/f)\n{company}, {town}',
        'Procuramos: {title}\nTempo inteiro, {town}',
        '{title} – {town}',
      ],
      company: [
        'A {company} serve clientes da região há quarenta anos. Somos cerca de 300 pessoas e muitas estão connosco há muito tempo.',
        'Somos uma empresa familiar com três delegações e decisões rápidas. Como os pedidos aumentam, reforçamos a equipa.',
      ],
      taskHeads: ['Funções', 'O que vais fazer', 'Responsabilidades'],
      tasks: [
        'colaboração com outros departamentos',
        'relatórios semanais para a chefia',
        'formação de novos colegas',
        'arquivo de documentos e controlo de datas',
      ],
      needHeads: ['Requisitos', 'O que esperamos', 'Perfil'],
      needs: [
        'mínimo de dois anos de experiência',
        'boa comunicação e espírito de equipa',
        'rigor e sentido de responsabilidade',
        'curso profissional ou licenciatura',
      ],
      niceHeads: ['Valorizamos', 'Fator preferencial'],
      nices: ['carta de condução', 'uma segunda língua estrangeira', 'disponibilidade para viajar'],
      prose: [
        'O teu trabalho inclui: {skills}.',
        'Nesta função ficas responsável pelo seguinte: {skills}.',
        'Esperamos experiência nestas áreas: {skills}.',
      ],
      benefitHeads: ['O que oferecemos', 'Oferecemos'],
      benefits: [
        'contrato sem termo e pagamento pontual',
        'seguro de saúde',
        'horário flexível',
        'estacionamento e café gratuitos',
        'cursos pagos pela empresa',
      ],
      contacts: [
        'Envia o currículo até ao fim do mês, ao cuidado de {person}.',
        'Dúvidas? Fala com {person}, telefone 210 555 142.',
      ],
    },
    resume: {
      profile: [
        'Tenho {years} anos de experiência profissional, a maior parte em {town}.',
        'Sou uma pessoa responsável, paciente e aprendo depressa.',
        'Gosto de trabalhar em equipa e mantenho a calma sob pressão.',
        'Procuro um lugar com mais responsabilidade.',
      ],
      skillHeads: ['Competências', 'O que sei fazer', 'Aptidões'],
      prose: [
        'O meu trabalho até agora: {skills}.',
        'Conheço bem estas áreas: {skills}.',
        'Ao longo dos anos ganhei experiência: {skills}.',
      ],
      workHeads: ['Experiência profissional', 'Percurso profissional'],
      work: [
        'Trabalhei numa equipa de doze pessoas, sob a chefia do departamento.',
        'Acompanhei dois aprendizes e substituí o chefe de equipa.',
        'Ajudei na mudança da delegação.',
        'Mantive os documentos em ordem e cumpri os prazos.',
      ],
      courseHeads: ['Cursos', 'Formação complementar'],
      courses: [
        'Curso de primeiros socorros',
        'Inglês comercial, pós-laboral',
        'Workshop de gestão do tempo',
        'Segurança contra incêndios',
      ],
      hobbyHeads: ['Interesses', 'Passatempos'],
      hobbies: [
        'Caminhadas, cozinha e policiais',
        'Futebol, jardinagem e viagens em família',
        'Coro, jogos de tabuleiro e passeios de bicicleta',
      ],
    },
  },
  heldOut: {
    ad: {
      openings: [
        'Precisa-se: {title}\n{company}',
        '{title}\nLocal: {town}\nEntrada imediata',
        'Junta-te à {company} como {title}',
      ],
      company: [
        'Na {company} as pessoas estão primeiro. Trabalhamos tanto para lojas de bairro como para câmaras municipais, que confiam nos nossos conselhos.',
        'Nascida numa garagem, a {company} está hoje em cinco cidades. Investimos em bom equipamento e em quem o usa.',
      ],
      taskHeads: ['A função', 'Principais tarefas', 'O teu dia connosco'],
      tasks: [
        'reuniões regulares com colegas e clientes',
        'sugestões para melhorar a qualidade',
        'registos completos do que foi feito',
        'substituição de colegas nas férias',
      ],
      needHeads: ['O que trazes', 'Qualificações', 'Sobre ti'],
      needs: [
        'experiência anterior em função semelhante',
        'atenção ao pormenor',
        'bom português falado e escrito',
        'flexibilidade em épocas de maior trabalho',
      ],
      niceHeads: ['Também gostávamos', 'Bem-vindo, mas não obrigatório'],
      nices: ['viatura própria', 'conhecimento da zona', 'hábito de trabalhar por turnos'],
      prose: [
        'A função consiste sobretudo em: {skills}.',
        'Todas as semanas vais tratar de: {skills}.',
        'Os candidatos devem conhecer: {skills}.',
      ],
      benefitHeads: ['Porquê nós', 'Em troca recebes'],
      benefits: [
        '25 dias de férias',
        'subsídio de refeição',
        'descontos no comércio local',
        'escritório moderno junto à estação',
        'prémio anual',
      ],
      contacts: [
        'Candidata-te em www.example.com. Respondemos em duas semanas.',
        'Contacto: {person}, emprego@example.com',
      ],
    },
    resume: {
      profile: [
        'Depois de {years} anos no ofício, ainda me levanto com vontade.',
        'Antigas chefias elogiam o meu rigor e boa disposição.',
        'Organizo bem o dia e pergunto quando algo não está claro.',
        'Disponível com um mês de pré-aviso, em {town} ou arredores.',
      ],
      skillHeads: ['Conhecimentos', 'Áreas de experiência', 'Pontos fortes'],
      prose: [
        'Nos últimos empregos tratei de: {skills}.',
        'Os meus pontos fortes são: {skills}.',
        'Entre as minhas tarefas diárias: {skills}.',
      ],
      workHeads: ['Carreira', 'Empregos anteriores'],
      work: [
        'Assumi as tarefas de uma colega em licença de maternidade.',
        'Recebi o prémio da melhor sugestão do ano.',
        'Preparei as passagens entre o turno da manhã e o da tarde.',
        'Trabalhei com gente de quinze países.',
      ],
      courseHeads: ['Outra formação', 'Certificados'],
      courses: [
        'Seminário de comunicação',
        'Informática básica',
        'Gestão de conflitos, dois dias',
        'Língua gestual para principiantes',
      ],
      hobbyHeads: ['Tempos livres', 'Fora do trabalho'],
      hobbies: [
        'Fotografia, natação e a minha horta',
        'Bombeiro voluntário, xadrez',
        'Guitarra, pão caseiro, corrida',
      ],
    },
  },
};
