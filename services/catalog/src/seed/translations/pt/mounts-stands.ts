import type { ProductTranslation } from '../../seed-translation';

export const mountsStands: Record<string, ProductTranslation> = {
  'perchline-desk-boom-arm': {
    name: 'Braço articulado de mesa Perchline',
    description:
      'Um braço de microfone que flutua onde você o deixa. Molas escondidas equilibram até 1,5 kg sem um rangido, o cabo corre por dentro e a garra acolchoada não deixa marca. Os adaptadores para as duas roscas comuns vêm na bolsinha.',
    specs: [
      { label: 'Alcance', value: '82 cm' },
      { label: 'Carga', value: '0,3–1,5 kg' },
      { label: 'Fixação', value: 'Mesas de até 55 mm' },
      { label: 'Rosca', value: '5/8 e 3/8 de polegada' },
      { label: 'Material', value: 'Aço com pintura eletrostática' },
    ],
  },
  'perchline-low-profile-boom-arm': {
    name: 'Braço articulado de perfil baixo Perchline',
    description:
      'O braço que fica fora do quadro. Ele entra por baixo da linha da câmera, gira por completo na base e mantém nivelados os microfones de rádio mais pesados. Tampas magnéticas escondem o cabo.',
    specs: [
      { label: 'Alcance', value: '74 cm' },
      { label: 'Carga', value: 'Até 2 kg' },
      { label: 'Rotação', value: '360° na base' },
      { label: 'Fixação', value: 'Mesas de até 60 mm' },
      { label: 'Material', value: 'Alumínio anodizado' },
    ],
  },
  'perchline-single-monitor-arm': {
    name: 'Braço para um monitor Perchline',
    description:
      'Devolva a mesa à mesa. Uma mola a gás move telas de até 9 kg com um dedo, e o braço dobra rente à parede quando você precisa de espaço. As fixações por garra e por passa-cabos vêm incluídas.',
    specs: [
      { label: 'Telas', value: '17–34 polegadas, 2–9 kg' },
      { label: 'VESA', value: '75 e 100 mm' },
      { label: 'Altura', value: '18–53 cm' },
      { label: 'Movimento', value: 'Inclinação de ±85°, giro de 360°' },
      { label: 'Fixação', value: 'Garra ou passa-cabos' },
    ],
  },
  'perchline-dual-monitor-arm': {
    name: 'Braço para dois monitores Perchline',
    description:
      'Duas telas, uma coluna, nenhuma base. Cada braço se move sozinho e trava na sua altura, para as bordas se encontrarem onde você quiser. A coluna também recebe uma luz ou uma câmera acima das telas.',
    specs: [
      { label: 'Telas', value: '2 × 17–32 polegadas, até 8 kg cada' },
      { label: 'VESA', value: '75 e 100 mm' },
      { label: 'Coluna', value: '45 cm, aço' },
      { label: 'Movimento', value: 'Inclinação de ±45°, giro de 180°' },
      { label: 'Fixação', value: 'Garra ou passa-cabos' },
    ],
  },
  'perchline-aluminum-laptop-stand': {
    name: 'Suporte de alumínio para notebook Perchline',
    description:
      'Eleva a câmera do notebook até os seus olhos e deixa as ventoinhas respirarem. Cortado de uma única chapa de alumínio de 5 mm, com apoios de silicone que seguram sem deixar marca. Dobrado, tem o tamanho de uma revista.',
    specs: [
      { label: 'Compatível com', value: 'Notebooks de 11 a 17 polegadas' },
      { label: 'Altura', value: '6–25 cm' },
      { label: 'Carga', value: 'Até 10 kg' },
      { label: 'Material', value: 'Alumínio anodizado, silicone' },
      { label: 'Peso', value: '1,2 kg' },
    ],
  },
  'perchline-trail-tripod': {
    name: 'Tripé Perchline Trail',
    description:
      'Aberto, altura total; fechado, meio braço. Quatro seções travam com um quarto de volta, a cabeça esférica sustenta câmera e lente pesada, e uma perna se desenrosca e vira monopé. A placa de engate rápido serve na maioria das outras cabeças.',
    specs: [
      { label: 'Altura', value: '38–152 cm' },
      { label: 'Fechado', value: '41 cm' },
      { label: 'Carga', value: '8 kg' },
      { label: 'Cabeça', value: 'Cabeça esférica, engate rápido' },
      { label: 'Material', value: 'Alumínio' },
      { label: 'Peso', value: '1,35 kg' },
    ],
  },
  'perchline-mini-tripod': {
    name: 'Minitripé Perchline',
    description:
      'Um tripé do tamanho da palma que também é empunhadura. Um botão libera a cabeça esférica, as pernas fecham em uma pega confortável e os pés de borracha seguram até no vidro. Para webcams, câmeras compactas e luzes pequenas.',
    specs: [
      { label: 'Altura', value: '14–21 cm' },
      { label: 'Carga', value: '1 kg' },
      { label: 'Rosca', value: '1/4 de polegada' },
      { label: 'Cabeça', value: 'Cabeça esférica, 360°' },
      { label: 'Peso', value: '170 g' },
    ],
  },
  'perchline-walnut-headphone-stand': {
    name: 'Suporte de nogueira para fone Perchline',
    description:
      'Um descanso à altura de um bom fone. O apoio largo de nogueira conserva a forma das almofadas, e a base de aço não tomba quando você o procura no escuro. Vendido sem o fone da foto.',
    specs: [
      { label: 'Material', value: 'Nogueira, aço' },
      { label: 'Altura', value: '27 cm' },
      { label: 'Base', value: '14 cm, feltro embaixo' },
      { label: 'Apoio', value: '45 mm de largura' },
      { label: 'Peso', value: '640 g' },
    ],
  },
  'perchline-overhead-camera-mount': {
    name: 'Suporte zenital para câmera Perchline',
    description:
      'Filme a mesa de cima: cozinha, desenho, unboxing, solda. A haste alta prende na mesa, o braço transversal chega ao meio e um contrapeso não deixa nada ceder. A cabeça esférica recebe câmera, celular ou luz.',
    specs: [
      { label: 'Alcance', value: '68 cm' },
      { label: 'Altura', value: '50–110 cm' },
      { label: 'Carga', value: '2,5 kg' },
      { label: 'Fixação', value: 'Mesas de até 60 mm' },
      { label: 'Na caixa', value: 'Haste, braço transversal, cabeça esférica, suporte de celular' },
    ],
  },
  'perchline-cradle-shock-mount': {
    name: 'Suporte antichoque Perchline Cradle',
    description:
      'Deixa passos, digitação e esbarrões na mesa fora da gravação. Oito elásticos fazem o microfone flutuar em um anel de aço aberto, e dois jogos de reserva vêm na caixa. Serve em microfones de estúdio de 46 a 54 mm; o da foto não está incluído.',
    specs: [
      { label: 'Diâmetro do microfone', value: '46–54 mm' },
      { label: 'Suspensão', value: '8 elásticos' },
      { label: 'Rosca', value: '5/8 de polegada, adaptador para 3/8' },
      { label: 'Material', value: 'Aço' },
      { label: 'Peso', value: '220 g' },
    ],
  },
};
