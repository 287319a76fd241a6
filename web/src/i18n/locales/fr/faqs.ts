import type { Translation } from '../../messages';

export const faqs: Translation<'faqs'> = {
  'faqs.lead': 'Les questions les plus fréquentes, en une ou deux lignes.',
  'faqs.group_payment': 'Commande et paiement',
  'faqs.group_delivery': 'Livraison',
  'faqs.group_returns': 'Retours et garantie',
  'faqs.group_account': 'Compte et récompenses',
  'faqs.pay': 'Comment payer ?',
  'faqs.pay_text':
    'Avec toutes les grandes cartes. Le formulaire appartient à Stripe : nous ne voyons jamais votre numéro.',
  'faqs.safe': 'Et si ma connexion coupe pendant le paiement ?',
  'faqs.safe_text':
    'Rien n’est débité deux fois. Un paiement abouti devient une commande tout seul, et vous recevez l’e-mail.',
  'faqs.currency': 'Dans quelle monnaie suis-je débité ?',
  'faqs.currency_text':
    'En dollars américains. Votre monnaie à côté du prix est une estimation au cours de la date indiquée.',
  'faqs.change': 'Puis-je modifier ou annuler une commande ?',
  'faqs.change_text':
    'Jusqu’à l’expédition, oui : écrivez-nous avec le numéro. Une commande annulée est remboursée intégralement.',
  'faqs.cost': 'Combien coûte la livraison ?',
  'faqs.cost_text': 'Rien, partout dans le monde, quelle que soit la commande.',
  'faqs.long': 'Combien de temps faut-il ?',
  'faqs.long_text': 'Entre 2 et 14 jours ouvrés selon la région. Le tableau est dans Infos livraison.',
  'faqs.where': 'Où est ma commande ?',
  'faqs.where_text': 'Dans Suivre ma commande, avec son numéro et votre e-mail ; connecté, aussi dans Mon compte.',
  'faqs.return': 'Puis-je renvoyer un article ?',
  'faqs.return_text': 'Sous 30 jours, sans raison, avec remboursement intégral. Le port est pour nous.',
  'faqs.broken': 'Un appareil est en panne. Que faire ?',
  'faqs.broken_text':
    'Chaque produit est garanti un an. Écrivez-nous avec le numéro de commande, nous organisons réparation ou échange.',
  'faqs.account': 'Ai-je besoin d’un compte ?',
  'faqs.account_text': 'Non. Avec un compte, vous voyez vos commandes, cumulez des points et donnez votre avis.',
  'faqs.points': 'Comment fonctionnent les points ?',
  'faqs.points_text':
    'Un point par dollar payé. 1000 points valent $10 de remise, 500 la livraison gratuite ; à utiliser dans Mon compte, Récompenses.',
  'faqs.password': 'J’ai oublié mon mot de passe',
  'faqs.password_text': 'La page de connexion vous envoie un lien pour en choisir un autre.',
  'faqs.erase': 'Comment supprimer mes données ?',
  'faqs.erase_text':
    'Dans Mon compte, Réglages : téléchargez tout, puis effacez le compte. Confidentialité dit ce qui est gardé et pourquoi.',
  'faqs.unanswered': 'Pas de réponse ici ?',
  'faqs.ask': 'Posez-nous la question',
  'help.lead': 'Trouvez une réponse, ou quelqu’un qui en a une.',
  'help.search': 'Chercher dans les réponses',
  'help.found_one': '{{count}} réponse',
  'help.found_other': '{{count}} réponses',
  'help.none': 'Aucune réponse ne contient ces mots.',
  'help.topics': 'Thèmes',
  'help.track_text': 'Voyez où en est votre commande.',
  'help.shipping_text': 'Prix, délais, douane.',
  'help.returns_text': '30 jours, et un an de garantie.',
  'help.sizes_text': 'Ira-t-il au bureau, à l’oreille, dans le sac ?',
  'help.account_text': 'Commandes, récompenses, réglages.',
  'help.contact_text': 'Une personne répond, jour et nuit.',
  'help.answers': 'Questions fréquentes',
};
